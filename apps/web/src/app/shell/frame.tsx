import { say } from '@sojourn/i18n'
import type { ReactNode } from 'react'
import { SignInProvider } from '../../features/sign-in/index.ts'
import { Toasts } from '../../ui/toast.tsx'
import { BlockGuard } from './block-guard.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { usePageHandle } from './page-handle.ts'
import { PendingPage } from './pending-page.tsx'
import { EnrolPlace } from './rare-parts.tsx'
import { useArrival } from './use-arrival.ts'

/** The frame around every page: the way to the content first, then the bar, the page, the foot. */
export function Frame({ children }: { children: ReactNode }) {
  useArrival()
  const { bar = 'full', footer = true } = usePageHandle()
  return (
    <Toasts>
      <SignInProvider>
        <BlockGuard>
          {(blocked) => (
            <>
              <a href="#content" className="skip">{say`Skip to content`}</a>
              <Header quiet={bar === 'quiet'} />
              <EnrolPlace />
              {blocked ?? <PendingPage>{children}</PendingPage>}
              {(footer || blocked) && <Footer />}
            </>
          )}
        </BlockGuard>
      </SignInProvider>
    </Toasts>
  )
}
