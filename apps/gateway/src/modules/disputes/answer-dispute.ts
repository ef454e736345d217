import { accept, type OrgId, type Outcome, refuse, type Tx } from '@sojourn/kernel'
import { announceDispute } from './announce-dispute.ts'
import type { DisputesDeps } from './disputes-deps.ts'
import { type Dispute, isOpen, judge } from './domain/dispute.ts'

export interface DisputeAnswer {
  /** Overwrites earlier evidence; an empty text removes a field. */
  readonly evidence: Readonly<Record<string, string>>
  readonly submit: boolean
  readonly metadata: (known: Readonly<Record<string, string>>) => Record<string, string>
}

/** Stores evidence, and submits it where the merchant says so. Refuses with `no_such_dispute`, `closed`. */
export async function answerDispute(deps: DisputesDeps, tx: Tx, merchantId: OrgId, id: string, answer: DisputeAnswer): Promise<Outcome<Dispute>> {
  const dispute = await deps.store.lock(tx, merchantId, id)
  if (!dispute) return refuse('no_such_dispute')
  const given = Object.keys(answer.evidence).length > 0
  if (given && !isOpen(dispute)) return refuse('closed')
  const evidence = Object.fromEntries(Object.entries({ ...dispute.evidence, ...answer.evidence }).filter(([, text]) => text !== ''))
  const submitted = given && answer.submit
  const changed: Dispute = {
    ...dispute,
    evidence,
    metadata: answer.metadata(dispute.metadata),
    submissions: dispute.submissions + (submitted ? 1 : 0),
    status: submitted ? judge(evidence) : dispute.status,
  }
  return accept(await settle(deps, tx, dispute, changed))
}

/** The merchant accepts the dispute and the holder keeps the money. Refuses with `no_such_dispute`, `closed`. */
export async function closeDispute(deps: DisputesDeps, tx: Tx, merchantId: OrgId, id: string): Promise<Outcome<Dispute>> {
  const dispute = await deps.store.lock(tx, merchantId, id)
  if (!dispute) return refuse('no_such_dispute')
  if (!isOpen(dispute)) return refuse('closed')
  return accept(await settle(deps, tx, dispute, { ...dispute, status: 'lost' }))
}

async function settle(deps: DisputesDeps, tx: Tx, before: Dispute, dispute: Dispute): Promise<Dispute> {
  await deps.store.save(tx, dispute)
  const isOver = isOpen(before) && !isOpen(dispute)
  await announceDispute(
    deps,
    tx,
    dispute,
    'updated',
    ...(isOver ? (['closed'] as const) : []),
    ...(isOver && dispute.status === 'won' ? (['funds_reinstated'] as const) : []),
  )
  return dispute
}
