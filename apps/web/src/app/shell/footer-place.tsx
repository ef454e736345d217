import { lazy, Suspense } from 'react'
import { useShell } from '../../lib/shell.ts'
import { Footer } from './footer.tsx'

// Few organisations leave it off some of their pages. Where that cannot be told it stands.
const FooterByKind = lazy(() => import('./footer-by-kind.tsx').catch(() => ({ default: Footer })))

/** The footer, where the organisation has one on this kind of page. */
export function FooterPlace() {
  if (useShell().organisation.site.footer_hidden_on.length === 0) return <Footer />
  return (
    <Suspense>
      <FooterByKind />
    </Suspense>
  )
}
