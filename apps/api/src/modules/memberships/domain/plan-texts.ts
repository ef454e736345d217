import type { Plan, PlanText } from './plan.ts'

const baseOf = (language: string): string => language.split('-')[0]!

/** What a plan says in a language: its text in that language, else in another kind of it (`pt-PT` reads `pt-BR`), else the one it was written in. */
export function textOf(plan: Pick<Plan, 'name' | 'description' | 'html' | 'texts'>, language: string): PlanText {
  const { name, description, html, texts } = plan
  const near = Object.keys(texts).find((tag) => baseOf(tag) === baseOf(language))
  return texts[language] ?? (near === undefined ? { name, description, html } : texts[near]!)
}
