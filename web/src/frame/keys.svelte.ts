// Whether the list of keys is open.
let open = $state(false);

export const keysOpen = () => open;
export const openKeys = () => (open = true);
export const closeKeys = () => (open = false);
