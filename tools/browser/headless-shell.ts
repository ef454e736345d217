/**
 * Where Playwright installs the headless shell that belongs to its Chromium, whose path it does not return: `…/chromium-1255/chrome-linux64/chrome` has
 * `…/chromium_headless_shell-1255/chrome-headless-shell-linux64/chrome-headless-shell` next to it. None where the path is laid out in another way.
 */
export function headlessShellBeside(chromium: string): string[] {
  const shell = chromium.replace(
    /chromium-(\d+)([/\\])chrome-([^/\\]+)[/\\].*?(\.exe)?$/,
    'chromium_headless_shell-$1$2chrome-headless-shell-$3$2chrome-headless-shell$4',
  )
  return shell === chromium ? [] : [shell]
}
