/** As the `ref` of what a key is to press as soon as it is there. The browser's own autofocus is for pages, not for what comes later. */
export const focusWhenDrawn = (element: HTMLElement | null): void => element?.focus()
