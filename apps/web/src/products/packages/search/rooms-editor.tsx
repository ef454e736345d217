import { say } from '@sojourn/i18n'
import { RoomsEditor, type RoomsEditorProps } from '../../../features/search-form/index.ts'

export type TripRoomsEditorProps = Omit<RoomsEditorProps, 'unit' | 'addText'>

/** Who travels, by the rooms they sleep in: children by their age, since fares, beds and tickets depend on it. */
export const TripRoomsEditor = (props: TripRoomsEditorProps) => <RoomsEditor {...props} unit="room" addText={say`Add a room`} />
