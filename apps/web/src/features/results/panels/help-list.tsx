import { Link } from 'react-router'

interface HelpListProps {
  /** That of its heading: 2 right under the title of a page. */
  readonly level?: 2 | 3
  readonly title: string
  readonly links: readonly { readonly to: string; readonly words: string; readonly detail: string }[]
}

/** Ways on from a list that is empty, each with what waits there. */
export function HelpList({ title, links, level = 3 }: HelpListProps) {
  if (links.length === 0) return null
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className="mt-7 max-w-[38rem]">
      <Heading className="border-b border-ink pb-2 text-small font-[620] tracking-normal [font-family:var(--text)]">{title}</Heading>
      <ul>
        {links.map(({ to, words, detail }) => (
          <li key={to} className="border-b border-rule">
            <Link to={to} className="group flex min-h-11 flex-wrap items-baseline justify-between gap-x-4 py-2.5 text-small">
              <span className="font-[580] underline-offset-4 group-hover:underline">{words}</span>
              <span className="text-ink-2 tabular-nums">{detail}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
