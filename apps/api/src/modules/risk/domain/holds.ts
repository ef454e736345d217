import { never } from '@sojourn/kernel'
import type { FactName, Facts, FactValue } from './facts.ts'
import type { Comparison, Condition } from './rule-language.ts'

/** Whether a condition holds. What is not known is neither true nor false, nor is its opposite: only what is known to be true holds. */
export const holds = (condition: Condition, facts: Facts): boolean => truth(condition, facts) === true

function truth(condition: Condition, facts: Facts): boolean | null {
  switch (condition.kind) {
    case 'and':
    case 'or': {
      const decides = condition.kind === 'or'
      const both = [truth(condition.left, facts), truth(condition.right, facts)]
      if (both.includes(decides)) return decides
      return both.includes(null) ? null : !decides
    }
    case 'not': {
      const inner = truth(condition.of, facts)
      return inner === null ? null : !inner
    }
    case 'compare': {
      const known = facts[condition.fact as FactName]
      return known === undefined ? null : compares(known, condition.by, condition.value)
    }
    case 'one_of': {
      const known = facts[condition.fact as FactName]
      return known === undefined ? null : condition.values.includes(known)
    }
    default:
      return never(condition)
  }
}

function compares(known: FactValue, by: Comparison, value: FactValue): boolean {
  switch (by) {
    case '>':
      return known > value
    case '>=':
      return known >= value
    case '<':
      return known < value
    case '<=':
      return known <= value
    case '=':
      return known === value
    case '!=':
      return known !== value
    default:
      return never(by)
  }
}
