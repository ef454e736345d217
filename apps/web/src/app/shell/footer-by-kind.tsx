import { useLocation } from 'react-router'
import { useShell } from '../../lib/shell.ts'
import { Footer } from './footer.tsx'
import { pageKindOf } from './page-kind.ts'

/** The footer of an organisation that leaves it off some kinds of page. */
export default function FooterByKind() {
  const { footer_hidden_on: hidden } = useShell().organisation.site
  return hidden.includes(pageKindOf(useLocation().pathname)) ? null : <Footer />
}
