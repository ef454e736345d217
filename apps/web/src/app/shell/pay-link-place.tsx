import { useEffect } from 'react'
import type { SendPayLinkProps } from '../../features/pay-link/index.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useLazy } from '../../ui/use-lazy.ts'

const loadPart = () => import('../../features/pay-link/index.ts').then(({ SendPayLink }) => SendPayLink)

/** Where an agent lets a client pay: a lazy part, for agents alone. */
export function PayLinkPlace(props: SendPayLinkProps) {
  const { Part, fetchPart } = useLazy(loadPart)
  useEffect(() => void fetchPart(), [fetchPart])
  return Part ? <Part {...props} /> : <Skeleton className="mt-7 h-control" />
}
