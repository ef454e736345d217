/** Calls back when the theme changes, by the device or by the person. The returned function stops listening. */
export function watchPlate(onChange: () => void): () => void {
  const device = matchMedia('(prefers-color-scheme: dark)')
  const chosen = new MutationObserver(onChange)
  device.addEventListener('change', onChange)
  chosen.observe(document.documentElement, { attributes: true, attributeFilter: ['data-scheme'] })
  return () => {
    device.removeEventListener('change', onChange)
    chosen.disconnect()
  }
}
