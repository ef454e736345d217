import { say } from '@sojourn/i18n'
import type { ReactNode } from 'react'
import { SignInProvider } from '../../features/sign-in/index.ts'
import { SavedNote } from '../../lib/offline/saved-note.tsx'
import { Toasts } from '../../ui/toast.tsx'
import { AgentBarPlace } from './agent-bar-place.tsx'
import { BlockGuard } from './block-guard.tsx'
import { Footer } from './footer.tsx'
import { FooterPlace } from './footer-place.tsx'
import { Header } from './header.tsx'
import { OwnBarPlace } from './own-places-place.tsx'
import { usePageHandle } from './page-handle.ts'
import { PendingPage } from './pending-page.tsx'
import { PlansPlace } from './plans-place.tsx'
import { DebugPlace, NoticePlace, OfflinePlace, OutsideChatPlace, TripLinkPlace } from './rare-parts.tsx'
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
              <NoticePlace />
              <AgentBarPlace />
              {import.meta.env.SSR && <SavedNote />}
              {blocked ?? <PendingPage>{children}</PendingPage>}
              {blocked ? <Footer /> : footer && <FooterPlace />}
              {!blocked && <OwnBarPlace />}
              {!blocked && <PlansPlace />}
              <DebugPlace />
              {!blocked && <TripLinkPlace />}
              {!blocked && <OutsideChatPlace />}
              <OfflinePlace />
            </>
          )}
        </BlockGuard>
      </SignInProvider>
    </Toasts>
  )
}
