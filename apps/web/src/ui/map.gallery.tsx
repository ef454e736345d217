import { AtlasMap } from './map/atlas-map.tsx'
import { groundOf } from './map/ground.ts'
import { PlaceMap } from './map/place-map.tsx'
import { sampleGround } from './map/sample-ground.ts'

const nothing = () => {}
const pins = [
  ['Casa das Andorinhas', '$526', 38.712, -9.131, true],
  ['Estrela Polar', '$439', 38.7145, -9.16, true],
  ['Jardim Suspenso', '$498', 38.7205, -9.146, true],
  ['Torre do Chiado', '$613', 38.7107, -9.1423, false],
].map(([name, label, latitude, longitude, listed]) => ({
  id: String(name),
  name: String(name),
  label: String(label),
  spoken: `${name}, ${label}`,
  latitude: Number(latitude),
  longitude: Number(longitude),
  listed: listed === true,
}))
const map = { ground: groundOf(sampleGround), label: 'Map of the 4 stays in Lisbon', onPoint: nothing, onOpen: nothing }

/** The page of the atlas in every state it has. */
export const states = {
  prices: () => (
    <div className="h-130 max-w-82">
      <AtlasMap {...map} pins={pins} size={{ width: 328, height: 520 }} pointed={null} />
    </div>
  ),
  'one is chosen': () => (
    <div className="h-130 max-w-82">
      <AtlasMap {...map} pins={pins} size={{ width: 328, height: 520 }} pointed="Torre do Chiado" />
    </div>
  ),
  'one property': () => <PlaceMap ground={groundOf(sampleGround)} name="Casa das Andorinhas" at={{ latitude: 38.712, longitude: -9.131 }} />,
}
