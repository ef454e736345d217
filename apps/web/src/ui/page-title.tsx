import { useEffect } from 'react'

/** The title of a page whose name came later than the page: a document has it from the server, a step by script learns it here. */
export function PageTitle({ children }: { children: string }) {
  useEffect(() => {
    document.title = children
  }, [children])
  return null
}
