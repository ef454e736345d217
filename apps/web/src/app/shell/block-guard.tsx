import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { useRevalidator } from 'react-router'
import { signOut } from '../../features/sign-in/index.ts'
import { onBlocked } from '../../lib/block-news.ts'
import { sendFingerprint } from '../../lib/lazy-fingerprint.ts'
import { forgetPages } from '../../lib/offline/forget-pages.ts'
import { ShellContext, useShell } from '../../lib/shell.ts'
import { untilStopped } from '../../lib/until-stopped.ts'
import { BlockedPage } from './rare-parts.tsx'

const loadLive = () => import('../../lib/live.ts')

/** Removes everything private from the page within a second of a block, also where no further answer comes. `children` renders the frame around its content. */
export function BlockGuard({ children }: { children: (blocked: ReactNode) => ReactNode }) {
  const shell = useShell()
  const { revalidate } = useRevalidator()
  const [isOut, setOut] = useState(false)
  // A live event is newer than what any node has cached, until the page gets another.
  const [days, setDays] = useState<number | null>(null)
  const loadedDays = shell.minimum_checkin_days
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever it is now, it has changed
  useEffect(() => setDays(null), [loadedDays])
  const current = useMemo(() => (days === null ? shell : { ...shell, minimum_checkin_days: days }), [shell, days])
  const userId = shell.user?.user_id
  const isRead = shell.takes_fingerprint
  const block = useCallback(() => {
    setOut(true)
    // What was typed into a checkout is theirs, and this may not be their computer.
    sessionStorage.clear()
    void forgetPages()
    void revalidate()
  }, [revalidate])
  useEffect(() => onBlocked(block), [block])
  useEffect(() => {
    if (!userId) return
    const onFingerprintAsked = () => isRead && void sendFingerprint()
    return untilStopped(loadLive, ({ listenToAccount }) =>
      listenToAccount({ onBlocked: block, onEnded: () => void forgetPages().then(revalidate), onMinimumDays: setDays, onFingerprintAsked }),
    )
  }, [userId, isRead, block, revalidate])
  if (!isOut && !shell.is_blocked) return <ShellContext value={current}>{children(null)}</ShellContext>
  const leave = async () => {
    await signOut()
    await revalidate()
    setOut(false)
  }
  return (
    <ShellContext key="blocked" value={{ ...shell, user: null }}>
      {children(<BlockedPage onLeave={leave} />)}
    </ShellContext>
  )
}
