import { say } from '@sojourn/i18n'
import { useId, useState } from 'react'
import { useReason } from '../../lib/use-reason.tsx'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { DryRunResult } from './dry-run-result.tsx'
import { type DryRun, type RiskRule, type RuleSet, saveRules, tryRules } from './risk-api.ts'
import { ruleFaultText } from './risk-words.ts'
import { RuleRow } from './rule-row.tsx'

interface FormProps {
  readonly ruleSet: RuleSet
  readonly onSaved: () => void
}

interface Row {
  readonly id: number
  readonly rule: RiskRule
}
/** `field`: of the rule, where it is about one. */
type Problem = { readonly at: number | null; readonly field: string; readonly text: string }
type Refused = Extract<Awaited<ReturnType<typeof tryRules>>, { ok: false }>

const NEW_RULE: RiskRule = { name: '', when: '', score: 0, action: 'review' }
const RULES_MAX = 50

/** The rules in force, to be changed, tried on the payments of the last 30 days, and saved. */
export function RulesForm({ ruleSet, onSaved }: FormProps) {
  const title = useId()
  const [rows, setRows] = useState<readonly Row[]>(() => ruleSet.rules.map((rule, id) => ({ id, rule })))
  const [busy, setBusy] = useState<'trying' | 'saving' | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [result, setResult] = useState<DryRun | null>(null)
  const { reason, field, isGiven } = useReason('required', say`Other operators can read it.`)
  const rules = rows.map(({ rule }) => rule)
  const change = (next: readonly Row[]) => {
    setRows(next)
    setProblem(null)
    // What was tried is no longer what is typed here.
    setResult(null)
  }
  const refused = (answer: Refused) => setProblem(problemOf(answer, rules))
  const tryThem = async () => {
    if (busy) return
    setBusy('trying')
    const answer = await tryRules(rules)
    setBusy(null)
    setProblem(null)
    if (answer.ok) setResult(answer.data)
    else refused(answer)
  }
  const save = async () => {
    if (busy || !isGiven()) return
    setBusy('saving')
    const answer = await saveRules(rules, reason)
    setBusy(null)
    if (answer.ok) onSaved()
    else refused(answer)
  }
  return (
    <section aria-labelledby={title} className="mt-10">
      <h2 id={title} className="text-h2-s md:text-h2">{say`Rules`}</h2>
      <p className="mt-3 max-w-[60ch] text-body text-ink-2">{say`Every rule that matches adds to a payment's score. The strictest action applies.`}</p>
      {ruleSet.version === 0 && <p className="mt-2 max-w-[60ch] text-small text-ink-3">{say`These are the default rules. Nobody has changed them yet.`}</p>}
      <form
        method="dialog"
        noValidate
        className="mt-4"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        {rows.length === 0 && <p className="border-t border-ink py-4 text-body text-ink-2">{say`No rules: every payment is allowed.`}</p>}
        <ol className="border-t border-ink">
          {rows.map(({ id, rule }, index) => (
            <li key={id} className="border-b border-rule py-5">
              <RuleRow
                number={index + 1}
                rule={rule}
                problem={problem?.at === index ? problem : null}
                onChange={(changed) => change(rows.map((row) => (row.id === id ? { id, rule: changed } : row)))}
                onRemove={() => change(rows.filter((row) => row.id !== id))}
              />
            </li>
          ))}
        </ol>
        <div className="mt-4 flex flex-wrap gap-3">
          {rows.length < RULES_MAX && (
            <Button
              size="small"
              onClick={() => change([...rows, { id: Math.max(-1, ...rows.map((row) => row.id)) + 1, rule: NEW_RULE }])}
            >{say`Add a rule`}</Button>
          )}
          <Button size="small" busy={busy === 'trying'} onClick={() => void tryThem()}>{say`Try on the last 30 days`}</Button>
        </div>
        <Facts facts={ruleSet.facts} />
        {result && <DryRunResult result={result} />}
        {problem && (
          <Note kind="wrong" live className="mt-4">
            {problem.at === null ? problem.text : say`Rule ${problem.at + 1}: ${problem.text}`}
          </Note>
        )}
        <div className="max-w-[32rem]">{field}</div>
        <Button look="filled" type="submit" busy={busy === 'saving'} className="mt-4">{say`Save rules`}</Button>
      </form>
    </section>
  )
}

/** Which rule is wrong, and why: of a condition by its fault, of anything else by the field that the answer names. */
function problemOf({ code, message, data, errors }: Refused, rules: readonly RiskRule[]): Problem {
  const index = data.index
  if (code === 'bad_rule' && typeof index === 'number') return { at: index, field: 'when', text: ruleFaultText(rules[index]?.when ?? '', data.fault, data.at) }
  const [first] = errors
  const named = /^rules\.(\d+)\.(\w+)/.exec(first?.path ?? '')
  return named && first ? { at: Number(named[1]), field: named[2] ?? '', text: first.message } : { at: null, field: '', text: message }
}

function Facts({ facts }: Pick<RuleSet, 'facts'>) {
  return (
    <details className="mt-4">
      <summary className="link inline-block cursor-pointer text-small font-[560]">{say`Facts you can use in a condition`}</summary>
      <ul className="mt-2 columns-1 gap-8 text-small sm:columns-2 lg:columns-3" dir="ltr">
        {facts.map(({ name, type }) => (
          <li key={name} className="wrap-anywhere">
            <code>{name}</code> <span className="text-ink-3">{type}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
