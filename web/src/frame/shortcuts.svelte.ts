// Whether the list of keyboard shortcuts is open.
let open = $state(false);

export const keysOpen = () => open;
export const openKeys = () => (open = true);
export const closeKeys = () => (open = false);
