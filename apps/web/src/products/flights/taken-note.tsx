import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import { Link } from 'react-router'
import { Note } from '../../ui/note.tsx'
import type { TakenPlace } from './taken-place.ts'

/** Which place was taken for what was typed, where that is not its name, and how to choose another one. */
export function TakenNote({ text, name, isKnown, near }: TakenPlace) {
  return (
    <Note kind="plain" className="my-4">
      {isKnown ? say`Showing ${name} for “${text}”.` : say`We have no flights at “${text}”. Showing ${name}.`}{' '}
      {near.map(({ to, label }) => (
        <span key={to}>
          <Link to={to} className="link">
            {label}
          </Link>{' '}
        </span>
      ))}
      <Link to={PRODUCT_PAGES.FLT.landing} className="link">
        {say`Choose another place`}
      </Link>
    </Note>
  )
}
