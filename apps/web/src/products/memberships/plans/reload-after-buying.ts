const RELOAD_AFTER_MS = 5000
/** So long the dialog itself says that it worked. */
const CLOSE_AFTER_MS = 1500

/** The dialog closes, and 5 s after the success the page is reloaded as that of a member (A4.1, A9.3), unless its reader has gone on to another. */
export function reloadAfterBuying(close: () => void): void {
  const { href } = location
  setTimeout(close, CLOSE_AFTER_MS)
  setTimeout(() => {
    if (location.href === href) location.reload()
  }, RELOAD_AFTER_MS)
}
