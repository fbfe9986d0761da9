// An error that keeps the whole site from working, shown above every page.

/** `wasm`: the browser has no WebAssembly; `engine`: rules and engine could not be started. */
export type Trouble = 'wasm' | 'engine';

let current = $state.raw<Trouble | null>(null);

export const trouble = () => current;

export function report(what: Trouble) {
  current = what;
}
