import { useLocation } from 'react-router'
import { useShell } from '../../lib/shell.ts'
import { Footer } from './footer.tsx'
import { pageKindOf } from './page-kind.ts'

/** The footer, where the organisation has one on this kind of page. */
export function FooterPlace() {
  const { footer_hidden_on: hidden } = useShell().organisation.site
  return hidden.includes(pageKindOf(useLocation().pathname)) ? null : <Footer />
}
