/** True where two addresses of a property differ in nothing but how its reviews are read. */
export function onlyReviewsDiffer(a: URL, b: URL): boolean {
  const plain = ({ pathname, searchParams }: URL) => {
    const rest = new URLSearchParams(searchParams)
    rest.delete('reviews')
    rest.delete('by')
    return `${pathname}?${rest}`
  }
  return plain(a) === plain(b)
}
