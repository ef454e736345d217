import { say } from '@sojourn/i18n'
import { Say } from '@sojourn/i18n/react'
import { useState } from 'react'
import { api } from '../../lib/http.ts'
import { leaving } from '../../lib/offline/forget-pages.ts'
import { Button } from '../../ui/button.tsx'

/** Shows staff acting in a person's place so on every page, with the button that ends it. */
export function ActingBar({ actor, person }: { actor: string; person: string }) {
  const [busy, setBusy] = useState(false)
  const end = async () => {
    setBusy(true)
    const ended = await leaving(() => api.post('/api/user/endImpersonation', {}))
    // Whatever the result, no data of that person stays in this browser.
    sessionStorage.clear()
    localStorage.clear()
    // Without an answer the browser must not go on as that person: the page that signs out ends both sessions.
    if (!ended.ok && ended.code !== 'not_impersonating') location.replace('/logout')
    else location.replace(ended.ok && ended.data.is_signed_in ? '/user/act-for' : '/')
  }
  return (
    <section aria-label={say`Acting on behalf of someone`} className="border-b border-rule-2 bg-sheet">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2.5 text-small">
        <p>
          <Say>
            <strong>{actor}</strong>, you're signed in on behalf of <strong>{person}</strong>. Cards are masked, and nothing can be bought or charged.
          </Say>
        </p>
        <Button size="small" busy={busy} onClick={() => void end()}>{say`End this session`}</Button>
      </div>
    </section>
  )
}
