import { type Db, raw, sql } from '@sojourn/db'
import { addDays, dayIn, hashUnit, money, type Transactions } from '@sojourn/kernel'
import { type FakeClock, fakeClock } from '@sojourn/testing'
import { debit } from '../../modules/ledger/index.ts'
import { createFakeGateway } from '../fake-gateway.testing.ts'
import { cardSource, createLaterSystem, org } from './later-system.testing.ts'
import { changeToy, dueMs, termDay } from './toy-members.testing.ts'
import type { Act, Books, CardScript, Script } from './year-model.testing.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const FROM = Date.UTC(2027, 10, 1, 3)
/** Over the 29 February of 2028, and both changes of the clocks. */
const UNTIL = Date.UTC(2028, 11, 20)
/** By then every attempt of a term is over, and the notice of the next is not due. */
const QUIET_DAYS = 23
const REPLACED_DAYS = 6
const ZONES = ['America/New_York', 'Europe/Madrid', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'America/Mexico_City', 'Pacific/Apia']
const SINCE = ['2027-11-30', '2027-11-29', '2027-10-31', '2027-12-31', '2027-11-15', '2027-11-12']

/** Members by a seed: the same seed is the same year. */
export function scriptsOf(seed: string, count: number): Script[] {
  return Array.from({ length: count }, (_, index) => {
    const chance = (what: string): number => hashUnit(seed, index, what)
    const pick = <T>(of: readonly T[], what: string): T => of[Math.floor(chance(what) * of.length)]!
    const months = chance('months') < 0.75 ? 12 : chance('months') < 0.9 ? 6 : 1
    const [since, zone] = [pick(months === 12 ? SINCE.slice(0, 3) : SINCE, 'since'), pick(ZONES, 'zone')]
    let terms = 0
    while (dueMs({ since, months, zone }, terms + 1) + (QUIET_DAYS + 2) * DAY <= UNTIL) terms += 1
    const priceMinor = 500 + Math.floor(chance('price') * 20_000)
    const act = Math.floor(chance('act') * 12)
    const term = 1 + Math.floor(chance('term') * Math.max(1, terms))
    const done: Act[] =
      act === 0
        ? [{ kind: 'cancel', term }]
        : act === 1
          ? [{ kind: 'withdraw', term }]
          : act === 2
            ? [
                { kind: 'cancel', term },
                { kind: 'resume', term },
              ]
            : []
    if (act >= 3 && act < 6) done.push({ kind: 'switch', term, priceMinor: Math.floor(priceMinor * (0.5 + chance('switch'))) })
    const acts = [...done, { kind: 'cancel' as const, term: terms }]
    const walletMinor = chance('wallet') < 0.2 ? Math.floor(priceMinor * chance('value') * 4) : null
    return { name: `${seed}_${index}`, since, months, zone, priceMinor, card: cardOf(chance, terms), walletMinor, acts, terms }
  })
}

function cardOf(chance: (what: string) => number, terms: number): CardScript {
  const kind = chance('card')
  const times = 1 + Math.floor(chance('times') * 6)
  const from = 1 + Math.floor(chance('from') * terms)
  const isReplaced = chance('replaced') < 0.5
  if (kind < 0.55) return { kind: 'good' }
  if (kind < 0.7) return { kind: 'funds', times }
  if (kind < 0.78) return { kind: 'technical', times }
  return { kind: kind < 0.9 ? 'hard' : 'authentication', from, isReplaced }
}

const CODES = { funds: 'insufficient_funds', technical: 'processing_error', hard: 'expired_card', authentication: 'authentication_required' } as const

/** Runs a year of these members on these nodes: the clock in steps of 6 to 24 hours, lost answers, and nodes that die around a call. */
export async function liveYear(nodes: readonly Transactions[], seed: string, scripts: readonly Script[], how: 'mostly one up' | 'all up' = 'mostly one up') {
  const clock: FakeClock = fakeClock(FROM)
  const gateway = createFakeGateway(clock)
  let rolled = 0
  const chance = (): number => hashUnit(seed, 'chance', ++rolled)
  const byCard = new Map(scripts.map((script) => [`pm_${script.name}`, { script, tries: new Map<string, number>() }]))
  gateway.control.away = ({ cardId, metadata }) => {
    const known = byCard.get(cardId)
    if (!known || known.script.card.kind === 'good') return 'succeeded'
    const { card } = known.script
    const tried = known.tries.get(metadata.charge_id!) ?? 0
    known.tries.set(metadata.charge_id!, tried + 1)
    const isDeclined = 'times' in card ? tried < card.times : [...known.tries.keys()].indexOf(metadata.charge_id!) + 1 >= card.from
    return isDeclined ? { code: CODES[card.kind] } : 'succeeded'
  }
  const FAULTS = ['reset', 'reset_after', '500'] as const
  gateway.control.fault = (method, path) =>
    method === 'POST' && path === '/v1/payment_intents' && chance() < 0.04 ? FAULTS[Math.floor(chance() * 3)]! : 'none'
  const faults: unknown[] = []
  const probe = () => {
    if (chance() < 0.02) throw new Error('plug pulled')
  }
  const systems = nodes.map((db) => createLaterSystem(db, clock, { gateway, probe, reportFault: (error) => faults.push(error) }))
  const [first] = systems as [(typeof systems)[number]]
  for (const script of scripts) await join(first, script)
  const acts = scripts.flatMap((script) => actsOf(script)).sort((a, b) => a.atMs - b.atMs)
  let steps = 0
  while (clock.nowMs() < UNTIL) {
    clock.advance((6 + Math.floor(chance() * 19)) * HOUR)
    while (acts[0] && acts[0].atMs <= clock.nowMs()) await acts.shift()!.run(first)
    // Mostly one of the nodes is up when something falls due, now and then all of them.
    const up = how === 'all up' || chance() < 0.25 ? systems : [systems[steps % systems.length]!]
    await Promise.all(up.map((system) => system.work()))
    steps += 1
  }
  return { clock, gateway, faults: faults.filter((error) => !(error instanceof Error && error.message === 'plug pulled')), kills: faults.length }
}

type System = ReturnType<typeof createLaterSystem>
const sourcesOf = ({ walletMinor }: Script, cardId: string) => [cardSource(cardId), ...(walletMinor === null ? [] : [{ kind: 'wallet' as const }])]

async function join(system: System, script: Script): Promise<void> {
  const { name, since, months, zone, priceMinor, walletMinor } = script
  await system.join(name, { since, months, zone, price: money(priceMinor, 'USD'), ceiling: 50_000, sources: sourcesOf(script, `pm_${name}`) })
  if (walletMinor) await system.fill(name, money(walletMinor, 'USD'))
}

function actsOf(script: Script): { atMs: number; run: (system: System) => Promise<unknown> }[] {
  const { name, card, acts } = script
  const replaced = 'isReplaced' in card && card.isReplaced ? [card.from] : []
  return [
    ...replaced.map((term) => ({
      atMs: dueMs(script, term) + REPLACED_DAYS * DAY,
      run: (system: System) => system.paysWith(name, sourcesOf(script, `pm_${name}_new`)),
    })),
    ...acts.map((act) => ({ atMs: dueMs(script, act.term) + QUIET_DAYS * DAY, run: (system: System) => perform(system, name, act) })),
  ]
}

async function perform(system: System, name: string, act: Act): Promise<void> {
  const member = await system.member(name)
  if (member.state !== 'active') return
  if (act.kind === 'switch') return system.change(name, { price_minor: act.priceMinor })
  if (act.kind === 'cancel') return system.cancel(name)
  if (act.kind === 'resume') return system.change(name, { cancelled: false })
  if (member.cancelled) return
  const [last] = (await system.charges(name)).filter(({ state }) => state === 'paid')
  if (!last) return
  const { transactions } = system.deps
  await transactions.inTenant(org, async (tx) => {
    await system.scheduled.charges.callOff(tx, system.subjectOf(name), 'withdrawn')
    await system.later.refund(tx, {
      orgId: org,
      chargeId: last.chargeId,
      key: 'withdrawn',
      amount: last.amount,
      reason: 'withdrawn',
      from: [debit('revenue', last.amount)],
    })
    await changeToy(tx, { orgId: org, subjectId: name }, { state: 'ended' })
  })
}

/** What the books say of each member. */
export async function readBooks(db: Db): Promise<Map<string, Books>> {
  const { rows } = await db.asSystem((tx) =>
    raw<{ name: string; revenue: number; card: number; wallet: number; debt: number; state: Books['state']; paid: number }>`
      select m.subject_id as name, m.debt_minor::int as debt, m.state, (m.period - 1) as paid,
        coalesce((select -sum(e.amount_minor) from scheduled_charges c join ledger_entries e on e.org_id = c.org_id and e.subject_id = c.charge_id
          where c.subject_id = m.subject_id and e.account = 'revenue'), 0)::int as revenue,
        coalesce((select sum(b.balance_minor) from scheduled_charges c join ledger_balances b on b.org_id = c.org_id and b.subject_id = c.charge_id
          where c.subject_id = m.subject_id and b.account = 'gateway_clearing'), 0)::int as card,
        coalesce((select sum(b.balance_minor) from payment_cards p join ledger_balances b on b.org_id = p.org_id and b.subject_id = p.payment_card_id
          where p.user_id = m.user_id and b.account = 'stored_value'), 0)::int as wallet
      from toy_members m`.execute(sql(tx)),
  )
  return new Map(rows.map(({ name, paid, ...books }) => [name, { ...books, paidTerms: paid }]))
}

/** Charges that are due on another day or at another hour than their anchor says. */
export async function wrongDays(db: Db, scripts: readonly Script[]): Promise<string[]> {
  const { rows } = await db.asSystem((tx) =>
    raw<{ subject_id: string; period_key: string; due_at_ms: number }>`select * from scheduled_charges`.execute(sql(tx)),
  )
  const byName = new Map(scripts.map((script) => [script.name, script]))
  return rows.flatMap((row) => {
    const { since, months, zone } = byName.get(row.subject_id)!
    const at = Temporal.Instant.fromEpochMilliseconds(Number(row.due_at_ms)).toZonedDateTimeISO(zone)
    const isRight = dayIn(zone, Number(row.due_at_ms)) === termDay(since, months * Number(row.period_key)) && at.hour === 9 && at.minute === 0
    const isAnchored = at.day === Number(since.slice(8)) || addDays(at.toPlainDate().toString(), 1).endsWith('-01')
    return isRight && isAnchored ? [] : [`${row.subject_id} ${row.period_key} ${at}`]
  })
}
