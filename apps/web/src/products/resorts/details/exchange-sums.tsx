import { commaText, daysText, say } from '@sojourn/i18n'
import { addDays } from '@sojourn/kernel'
import { useEffect, useState } from 'react'
import { useOpenSignIn } from '../../../lib/open-sign-in.ts'
import { useShell } from '../../../lib/shell.ts'
import { Button } from '../../../ui/button.tsx'
import { powerSumText, powerText } from '../resort-words.ts'
import { type Deposits, depositWeek, getDeposits, type OfferedUnit } from '../resorts-api.ts'

type Loaded = { readonly at: 'loading' } | { readonly at: 'failed' } | { readonly at: 'ready'; readonly deposits: Deposits }

/** Both sides of an exchange as sums: what the week takes, and what its visitor has to give. */
export function ExchangeSums({ taken }: { taken: NonNullable<OfferedUnit['power']> }) {
  const { user } = useShell()
  const openSignIn = useOpenSignIn()
  const [loaded, setLoaded] = useState<Loaded>({ at: 'loading' })
  const [giving, setGiving] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const load = async () => {
    const answer = await getDeposits()
    setLoaded(answer.ok ? { at: 'ready', deposits: answer.data } : { at: 'failed' })
  }
  const isSignedIn = user !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again only for another person
  useEffect(() => void (isSignedIn && load()), [isSignedIn])
  const give = async (week: Deposits['owned'][number]) => {
    setGiving(`${week.unit} ${week.year}`)
    const answer = await depositWeek(week, `dep_${week.resort_id}_${week.unit}_${week.year}`)
    setGiving(null)
    setProblem(answer.ok ? null : answer.message)
    if (answer.ok) await load()
  }
  return (
    <section aria-label={say`Exchange`} className="grid gap-3 border-t border-rule pt-3 text-small">
      <p>
        <b className="font-[620]">{say`This week takes ${powerText(taken.total)}`}</b>
        <span className="block text-caption text-ink-2">{powerSumText(taken)}</span>
      </p>
      {!isSignedIn && (
        <>
          <p className="text-ink-2">{say`Sign in to see what your own weeks are worth.`}</p>
          <Button size="small" onClick={() => openSignIn()}>{say`Sign in`}</Button>
        </>
      )}
      {isSignedIn && loaded.at === 'loading' && <p role="status" className="text-ink-2">{say`Loading your deposits…`}</p>}
      {isSignedIn && loaded.at === 'failed' && (
        <>
          <p role="alert" className="text-stop">{say`We couldn't load your deposits.`}</p>
          <Button size="small" onClick={() => void load()}>{say`Try again`}</Button>
        </>
      )}
      {loaded.at === 'ready' && (
        <>
          <p>
            <b className="font-[620]">{say`You have ${powerText(loaded.deposits.power)}`}</b>
            {loaded.deposits.deposits.map((deposit) => (
              <span key={deposit.deposit_id} className="block text-caption text-ink-2">
                {say`${deposit.resort_name}, week ${deposit.week} of ${String(deposit.year)}: ${powerSumText(deposit.power)}, ${deposit.left} left`}
              </span>
            ))}
          </p>
          {loaded.deposits.power >= taken.total ? (
            <p className="text-sea">{say`After this exchange you have ${powerText(loaded.deposits.power - taken.total)} left as credit.`}</p>
          ) : (
            <p className="text-ink-2">{say`That is too little for this week. You can give a week of your own:`}</p>
          )}
          {problem && (
            <p role="alert" className="text-stop">
              {problem}
            </p>
          )}
          {loaded.deposits.owned.map((week) => (
            <div key={`${week.resort_id} ${week.unit} ${week.year}`} className="flex items-start justify-between gap-3">
              <p className="min-w-0">
                {commaText([week.resort_name, daysText(week.check_in, addDays(week.check_in, 7))])}
                <span className="block text-caption text-ink-2">{powerSumText(week.power)}</span>
              </p>
              <Button size="small" busy={giving === `${week.unit} ${week.year}`} onClick={() => void give(week)}>{say`Give it`}</Button>
            </div>
          ))}
        </>
      )}
    </section>
  )
}
