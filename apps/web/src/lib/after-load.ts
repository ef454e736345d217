/** Does it once everything that the page begins with is here, so that it takes the line from nothing. Returns the way to call it off. */
export function afterLoad(work: () => void): () => void {
  if (document.readyState === 'complete') {
    work()
    return () => {}
  }
  addEventListener('load', work, { once: true })
  return () => removeEventListener('load', work)
}
