import { say } from '@sojourn/i18n'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import type { RiskAction, RiskRule } from './risk-api.ts'
import { riskActions } from './risk-words.ts'

interface RowProps {
  readonly number: number
  readonly rule: RiskRule
  /** What is wrong with it, and with which of its fields. */
  readonly problem: { readonly field: string; readonly text: string } | null
  readonly onChange: (rule: RiskRule) => void
  readonly onRemove: () => void
}

/** One rule: its name among the reasons of a score, its condition, what it adds and what it leads to. */
export function RuleRow({ number, rule, problem, onChange, onRemove }: RowProps) {
  const errorOf = (field: keyof RiskRule) => (problem?.field === field ? problem.text : null)
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,14rem)_minmax(0,1fr)_6rem_12rem_auto] lg:items-start">
      <legend className="sr-only">{say`Rule ${number}`}</legend>
      <Field
        label={say`Name`}
        limit={60}
        autoComplete="off"
        value={rule.name}
        error={errorOf('name')}
        onChange={({ target }) => onChange({ ...rule, name: target.value })}
      />
      <Field
        label={say`Condition`}
        dir="ltr"
        limit={300}
        autoComplete="off"
        spellCheck={false}
        value={rule.when}
        error={errorOf('when')}
        onChange={({ target }) => onChange({ ...rule, when: target.value })}
      />
      <Field
        label={say`Score`}
        inputMode="numeric"
        autoComplete="off"
        value={String(rule.score)}
        onChange={({ target }) => onChange({ ...rule, score: Math.min(100, Number(target.value.replace(/\D/g, ''))) })}
      />
      <Select
        label={say`Action`}
        options={riskActions()}
        value={rule.action}
        onChange={({ target }) => onChange({ ...rule, action: target.value as RiskAction })}
      />
      <Button size="small" className="lg:mt-6" onClick={onRemove} aria-label={say`Remove rule ${number}`}>{say`Remove`}</Button>
    </fieldset>
  )
}
