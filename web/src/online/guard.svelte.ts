// A finger may have been on its way to something else: buttons of something new do nothing in the first moment.

/** How long that is, in milliseconds. */
const MOMENT = 700;

/** Whether the buttons of what is shown may be used; `what` names it. */
export function guard(what: () => string) {
  let ready = $state(false);
  $effect(() => {
    void what();
    ready = false;
    const timer = setTimeout(() => (ready = true), MOMENT);
    return () => clearTimeout(timer);
  });
  return {
    get ready() {
      return ready;
    },
  };
}
