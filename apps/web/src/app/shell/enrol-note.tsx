import { say } from '@sojourn/i18n'
import { Link } from 'react-router'
import { Note } from '../../ui/note.tsx'

/** Shown on every page to an operator who may do nothing before they have a second factor. */
export function EnrolNote() {
  return (
    <div className="page-width pt-4">
      <Note kind="care" action={<Link to="/user-details#two-step" className="link font-[560]">{say`Set it up now`}</Link>}>
        {say`Operators of this site sign in with a second step. Until you have set it up, nothing else can be done here.`}
      </Note>
    </div>
  )
}
