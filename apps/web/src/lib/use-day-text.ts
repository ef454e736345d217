import { dayFiguresText, dayTextNear, readDay, say } from '@sojourn/i18n'
import { addDays, type Day, daysBetween, isDay } from '@sojourn/kernel'
import { useState } from 'react'

interface DayText {
  /** The chosen day; empty where there is none. */
  readonly value: Day
  readonly min?: Day | undefined
  readonly max?: Day | undefined
  /** A day of another year than this one's is shown with its year. */
  readonly today: Day
  /** A day that is typed without its year is the first such from here on: from the first that can be chosen, or today, where nothing is said. */
  readonly readFrom?: Day | undefined
  /** Reads what was typed, and shows a day, where a form has a way of its own: a date of birth has its year. */
  readonly read?: ((text: string) => Day | null) | undefined
  readonly shown?: ((day: Day) => string) | undefined
  /** A day, or nothing where the text is none that can be chosen. */
  readonly onChange: (day: Day) => void
}

const MONTH = 31
const ALMOST_A_YEAR = 334

/** A day without its year that lies shortly before the first that can be chosen is that day, to be refused, and not the one a year later. */
function readFirst(text: string, from: Day, min: Day | undefined): Day | null {
  const day = readDay(text, from)
  return day && min && daysBetween(min, day) > ALMOST_A_YEAR ? readDay(text, addDays(min, -MONTH)) : day
}

/** A day as a text to type in: shown by the language, read leniently once the field is left or sent, with words for what cannot be. */
export function useDayText({ value, min, max, today, readFrom = min ?? today, read, shown = (day) => dayTextNear(day, today), onChange }: DayText) {
  // What was typed, as long as the day is still the one it was typed over.
  const [draft, setDraft] = useState<{ readonly text: string; readonly over: Day; readonly wrong: string | null } | null>(null)
  const typed = draft?.over === value ? draft : null
  const wrongWith = (day: Day | null): string | null => {
    if (day === null) return say`This isn't a date we can read. Enter day, month and year, such as ${shown(min ?? today)} or ${dayFiguresText(min ?? today)}.`
    if (min && day < min) return say`Choose ${shown(min)} or later.`
    return max && day > max ? say`Choose ${shown(max)} or earlier.` : null
  }
  return {
    text: typed?.text ?? (isDay(value) ? shown(value) : value),
    wrong: typed?.wrong ?? null,
    isTyping: typed !== null,
    type: (text: string) => setDraft({ text, over: value, wrong: null }),
    /** Takes what was typed. */
    commit() {
      if (!typed || typed.wrong) return
      const isEmpty = typed.text.trim() === ''
      const day = isEmpty ? null : read ? read(typed.text) : readFirst(typed.text, readFrom, min)
      const wrong = isEmpty ? null : wrongWith(day)
      const next = wrong === null ? (day ?? '') : ''
      setDraft(wrong === null ? null : { text: typed.text, over: next, wrong })
      if (next !== value) onChange(next)
    },
  }
}
