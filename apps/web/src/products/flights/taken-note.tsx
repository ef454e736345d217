import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import { Link } from 'react-router'
import { Note } from '../../ui/note.tsx'
import type { TakenPlace } from './taken-place.ts'

/** Which place was taken for what was typed, where that is not its name, and how to choose another one. */
export function TakenNote({ text, name, isKnown, near }: TakenPlace) {
  return (
    <Note kind="plain" className="my-4">
      <p>{isKnown ? say`Showing ${name} for “${text}”.` : say`We have no flights at “${text}”. Showing ${name}.`}</p>
      <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        {[...near, { to: PRODUCT_PAGES.FLT.landing, label: say`Choose another place` }].map(({ to, label }) => (
          <Link key={to} to={to} className="link">
            {label}
          </Link>
        ))}
      </p>
    </Note>
  )
}
