import { useLocation } from 'react-router'
import { useShell } from '../../lib/shell.ts'
import { lazyOnVisible } from '../../ui/lazy-on-visible.tsx'
import { pageKindOf } from './page-kind.ts'

/** At the end of every page: its code comes as it comes near, and its links work before. */
export const LateFooter = lazyOnVisible(() => import('./footer.tsx').then(({ Footer }) => Footer), null, true)

/** The footer, where the organisation has one on this kind of page. */
export function FooterPlace() {
  const { footer_hidden_on: hidden } = useShell().organisation.site
  return hidden.includes(pageKindOf(useLocation().pathname)) ? null : <LateFooter />
}
