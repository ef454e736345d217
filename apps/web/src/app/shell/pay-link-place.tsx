import { useEffect } from 'react'
import type { SendPayLinkProps } from '../../features/pay-link/index.ts'
import { useShell } from '../../lib/shell.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useLazy } from '../../ui/use-lazy.ts'

const loadPart = () => import('../../features/pay-link/index.ts').then(({ SendPayLink }) => SendPayLink)
const AGENT = 3

/** Where an agent lets a client pay: a late part, for nobody else. */
export function PayLinkPlace(props: SendPayLinkProps) {
  const isAgent = useShell().user?.usr_type === AGENT
  const { Part, fetchPart } = useLazy(loadPart)
  useEffect(() => {
    if (isAgent) void fetchPart()
  }, [isAgent, fetchPart])
  return isAgent && (Part ? <Part {...props} /> : <Skeleton className="h-control" />)
}
