import type { ActivityOffer, ActivityQuestionCode, activityQuestions, DataOf } from '@sojourn/contracts'
import { currentLanguage, say } from '@sojourn/i18n'
import { type Activity, cityIn } from '@sojourn/world'
import type { Answer } from './activity-ask.ts'
import { answerMissing } from './refusals.ts'

export type WireQuestion = DataOf<typeof activityQuestions>['questions'][number]

const usual = { hint: '', kind: 'yes', each: false, required: true, min: null, max: null } as const

/** What is asked of who comes, in the order to answer. */
export function questionsOf({ template, facts }: Activity): WireQuestion[] {
  const { pickup, asks, weightKg } = template
  return [
    ...(pickup
      ? [
          {
            ...usual,
            code: 'pickup' as const,
            text: say`Where shall we pick you up?`,
            hint: say`Your hotel or address in ${cityIn(facts.name, currentLanguage())}. Leave this empty to come to the meeting point.`,
            kind: 'text' as const,
            required: false,
          },
        ]
      : []),
    ...asks.map((code): WireQuestion => ({ ...questionOf(code), ...(code === 'weight' && weightKg ? { min: weightKg[0], max: weightKg[1] } : {}) })),
  ]
}

function questionOf(code: Exclude<ActivityQuestionCode, 'pickup'>): WireQuestion {
  switch (code) {
    case 'diet':
      return {
        ...usual,
        code,
        text: say`Does anyone have a diet or an allergy?`,
        hint: say`For example: vegetarian, no nuts. Leave this empty if there is none.`,
        kind: 'text',
        required: false,
      }
    case 'weight':
      return { ...usual, code, text: say`Weight in kilograms, with clothes`, hint: say`Needed for safety.`, kind: 'number', each: true }
    case 'medical':
      return { ...usual, code, text: say`Nobody has heart or lung trouble, or is pregnant` }
    case 'swims':
      return { ...usual, code, text: say`Everyone can swim` }
    case 'certified':
      return { ...usual, code, text: say`Everyone has a diving certificate and will bring it` }
  }
}

const WHOLE = /^\d{1,3}$/

/** What is wrong with the answers, as a refusal that names the first; null where nothing is. */
export function answersFault(activity: Activity, people: number, answers: readonly Answer[]) {
  for (const { code, kind, each, required, min, max } of questionsOf(activity)) {
    for (let person = 1; person <= (each ? people : 1); person++) {
      const at = answers.findIndex((answer) => answer.code === code && (!each || (answer.person ?? 1) === person))
      const value = answers[at]?.value ?? ''
      if (required && value === '') return answerMissing(Math.max(at, 0), missingText(code))
      if (kind === 'yes' && value !== 'yes') return answerMissing(Math.max(at, 0), missingText(code))
      if (kind !== 'number') continue
      if (!WHOLE.test(value)) return answerMissing(Math.max(at, 0), say`Please enter each weight in whole kilograms.`)
      if (Number(value) < (min ?? 0) || Number(value) > (max ?? 999))
        return answerMissing(Math.max(at, 0), say`This activity is for people of ${min ?? 0} to ${max ?? 999} kg. Please choose another.`)
    }
  }
  return null
}

function missingText(code: ActivityQuestionCode): string {
  switch (code) {
    case 'weight':
      return say`Please enter everyone's weight.`
    case 'medical':
      return say`Please confirm everyone's health, or choose another activity.`
    case 'swims':
      return say`Please confirm that everyone can swim, or choose another activity.`
    case 'certified':
      return say`Please confirm everyone's diving certificate, or choose another activity.`
    case 'pickup':
    case 'diet':
      return say`Please answer this question.`
  }
}

/** What was answered, for a person to read: its label and the answers. */
export function answersTexts(answers: ActivityOffer['answers']): { readonly label: string; readonly value: string }[] {
  const of = (code: ActivityQuestionCode) => answers.filter((answer) => answer.code === code && answer.value !== '').map(({ value }) => value)
  const [pickup, diet, weights] = [of('pickup'), of('diet'), of('weight')]
  return [
    ...pickup.map((value) => ({ label: say`Pick-up`, value })),
    ...diet.map((value) => ({ label: say`Diet`, value })),
    ...(weights.length > 0 ? [{ label: say`Weights`, value: say`${weights.join(' / ')} kg` }] : []),
  ]
}

/** The answers to what is asked here: no others are stored. */
export function askedAnswers(activity: Activity, answers: readonly Answer[]): Answer[] {
  const codes = new Set(questionsOf(activity).map(({ code }) => code))
  return answers.filter(({ code, value }) => codes.has(code) && value !== '')
}
