import {
  type DataOf,
  dryRunRiskRules,
  type ParsedBodyOf,
  requestFingerprint,
  riskReviews,
  riskRules,
  saveRiskRules,
  sendFingerprint,
  settleRiskReview,
} from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { accept, type BookingId, type Clock, type Ids, type OrgId, type Outcome, refuse, type Transactions, type Tx, type UserId } from '@sojourn/kernel'
import { type Refusals, type Route, type SignedInCaller, signedInRoute } from '../../http/index.ts'
import { riskStore } from './data/risk-store.sql.ts'
import { checkRules, WARN_FROM } from './domain/assess.ts'
import { DEFAULT_RULES } from './domain/default-rules.ts'
import { FACT_TYPES } from './domain/facts.ts'
import { isRead, tracesOf } from './domain/payer.ts'
import type { RiskProvider } from './domain/provider.ts'
import { dryRun } from './dry-run.ts'
import { createMarks } from './marks.ts'

const OPERATOR = 1
const DRY_RUN_MS = 30 * 86_400_000
const EXAMINED_MAX = 20_000
const REVIEWS_MAX = 200

type ActKind = 'risk_rules_saved' | 'risk_review_settled' | 'fingerprint_requested'

export interface RiskHttpDeps {
  readonly db: Transactions
  readonly clock: Clock
  readonly ids: Ids
  readonly secret: string
  readonly provider?: RiskProvider
  readonly warn: (text: string, where: Readonly<Record<string, unknown>>) => void
  readonly reportFault: (error: unknown, where: Readonly<Record<string, unknown>>) => void
  /** Records what operators do. */
  readonly acts: {
    record(
      tx: Tx,
      caller: SignedInCaller,
      act: { kind: ActKind; subjectId: UserId | null; bookingId?: BookingId; reason?: string | undefined },
    ): Promise<string | null>
  }
  isPerson(tx: Tx, userId: UserId): Promise<boolean>
  /** Reaches every open page of the person, once this transaction has committed. */
  askForFingerprint(tx: Tx, of: { orgId: OrgId; userId: UserId }): Promise<void>
}

const refusals: Refusals = {
  bad_rule: [400, () => say`One of the rules can't be read. Nothing was saved.`],
  not_found: [404, () => say`We couldn't find anything with that ID.`],
}

const FACTS: DataOf<typeof riskRules>['facts'] = [...FACT_TYPES].map(([name, type]) => ({ name, type }))

/** The fingerprint of a page, and what operators do about rules and the bookings to be looked at. */
export function riskHttp(deps: RiskHttpDeps): Route[] {
  const { db, clock, acts } = deps
  /** A call for operators alone; the request handler has made sure that it names no other organisation. */
  const byOperator =
    <Body, Data>(work: (body: Body, caller: SignedInCaller) => Promise<Outcome<Data>>) =>
    async (body: Body, caller: SignedInCaller): Promise<Outcome<Data>> =>
      caller.user.usrType === OPERATOR ? work(body, caller) : refuse('not_allowed')
  const ruleSet = async (tx: Tx, orgId: OrgId): Promise<DataOf<typeof riskRules>> => {
    const saved = (await riskStore.findRules(tx, orgId)) ?? { version: 0, rules: DEFAULT_RULES }
    return { version: saved.version, rules: [...saved.rules], facts: FACTS }
  }

  return [
    signedInRoute(sendFingerprint, (body, caller) => keepFingerprint(deps, body, caller)),
    signedInRoute(
      riskRules,
      byOperator(async (_body, { orgId }) => db.inTenant(orgId, async (tx) => accept(await ruleSet(tx, orgId)), { readOnly: true })),
    ),
    signedInRoute(
      dryRunRiskRules,
      byOperator(async ({ rules }: ParsedBodyOf<typeof dryRunRiskRules>, { orgId }) => {
        const checked = checkRules(rules)
        if (!checked.ok) return checked
        const since = { orgId, sinceMs: clock.nowMs() - DRY_RUN_MS, limit: EXAMINED_MAX + 1 }
        const payments = await db.inTenant(orgId, (tx) => riskStore.listPayments(tx, since), { readOnly: true })
        const { examples, ...result } = dryRun(checked.value, payments.slice(0, EXAMINED_MAX))
        return accept({
          examined: result.examined,
          is_complete: payments.length <= EXAMINED_MAX,
          matched: [...result.matched],
          actions: { ...result.actions },
          examples: examples.map(({ bookingId, atMs, score, action, reasons }) => ({
            ...{ booking_id: bookingId, at: new Date(atMs).toISOString(), score, action, reasons: [...reasons] },
          })),
        })
      }),
      refusals,
    ),
    signedInRoute(
      saveRiskRules,
      byOperator(async ({ rules, reason }: ParsedBodyOf<typeof saveRiskRules>, caller) => {
        const checked = checkRules(rules)
        if (!checked.ok) return checked
        const { orgId, user } = caller
        return db.inTenant(orgId, async (tx) => {
          await riskStore.saveRules(tx, { orgId, rules, savedBy: user.userId, atMs: clock.nowMs() })
          await acts.record(tx, caller, { kind: 'risk_rules_saved', subjectId: null, reason })
          return accept(await ruleSet(tx, orgId))
        })
      }),
      refusals,
    ),
    signedInRoute(
      riskReviews,
      byOperator(async (_body, { orgId }) => {
        const reviews = await db.inTenant(orgId, (tx) => riskStore.listReviews(tx, orgId, REVIEWS_MAX), { readOnly: true })
        return accept({
          reviews: reviews.map(({ bookingId, userId, openedMs, score, reasons }) => ({
            ...{ booking_id: bookingId, user_id: userId, opened_at: new Date(openedMs).toISOString(), score, reasons: [...reasons] },
          })),
        })
      }),
    ),
    signedInRoute(
      settleRiskReview,
      byOperator(async ({ booking_id, verdict, reason }: ParsedBodyOf<typeof settleRiskReview>, caller) => {
        const { orgId, user } = caller
        const bookingId = booking_id as BookingId
        const isSettled = await db.inTenant(orgId, async (tx) => {
          const owner = await riskStore.settleReview(tx, { orgId, bookingId, verdict, settledBy: user.userId, atMs: clock.nowMs() })
          // Not among what the traveler can read: it changes nothing of theirs, and would reveal what is watched for.
          if (owner) await acts.record(tx, caller, { kind: 'risk_review_settled', subjectId: null, bookingId, reason })
          return owner !== null
        })
        if (!isSettled) return refuse('not_found')
        deps.provider?.outcome({ orgId, bookingId, verdict }).catch((error: unknown) => deps.reportFault(error, { risk: 'outcome' }))
        return accept({ booking_id, verdict })
      }),
      refusals,
    ),
    signedInRoute(
      requestFingerprint,
      byOperator(async ({ user_id, reason }: ParsedBodyOf<typeof requestFingerprint>, caller) => {
        const [orgId, userId] = [caller.orgId, user_id as UserId]
        return db.inTenant(orgId, async (tx) => {
          if (!(await deps.isPerson(tx, userId))) return refuse('not_found')
          await deps.askForFingerprint(tx, { orgId, userId })
          await acts.record(tx, caller, { kind: 'fingerprint_requested', subjectId: userId, reason })
          return accept({ user_id })
        })
      }),
      refusals,
    ),
  ]
}

/** The newest counts for this browser. Of staff acting in a person's place, and where devices may not be read, nothing is stored. */
async function keepFingerprint(
  { db, clock, ids, secret, warn }: RiskHttpDeps,
  { device_id, fraud_chance }: ParsedBodyOf<typeof sendFingerprint>,
  caller: SignedInCaller,
): Promise<Outcome<DataOf<typeof sendFingerprint>>> {
  if (caller.impersonator || !isRead(caller)) return accept({ device_id })
  const { orgId, user } = caller
  const mark = createMarks(secret)(orgId)
  const row = { ...tracesOf(mark, caller), signalId: ids.next('rsk'), atMs: clock.nowMs(), device: mark('device', device_id), facts: { fraud_chance } }
  await db.inTenant(orgId, async (tx) => riskStore.addFingerprint(tx, row))
  if (fraud_chance >= WARN_FROM) warn('a browser calls itself a likely fraud', { orgId, userId: user.userId, fraudChance: fraud_chance })
  return accept({ device_id })
}
