import type { MovingName } from '../moving/index.ts'
import type { PlantName } from '../nature/plants.ts'
import type { FarKind } from '../nature/town.ts'
import { baobab } from '../nature/trees.ts'
import type { Pen } from '../pen/pen.ts'
import type { SettingName } from '../settings/index.ts'
import * as ancient from './ancient.ts'
import * as bridges from './bridges.ts'
import * as castles from './castles.ts'
import * as church from './church.ts'
import * as country from './country.ts'
import * as east from './east.ts'
import * as islam from './islam.ts'
import * as monuments from './monuments.ts'
import * as rock from './rock.ts'
import * as towers from './towers.ts'
import * as towns from './towns.ts'

/** A landmark and the picture it asks for when nobody says otherwise. */
export interface Motif {
  /** Draws it standing on the origin, 100 high. */
  readonly draw: (pen: Pen) => void
  /** How high it stands on a sheet of 800. */
  readonly tall: number
  readonly setting: SettingName
  readonly moving: MovingName | 'none'
  readonly plant: PlantName
  readonly far: FarKind
  /** Pale when the landmark itself is red. */
  readonly sun: 'hot' | 'light'
  /** Wide ones stand nearer the middle. */
  readonly wide: boolean
}

type Rest = Partial<Pick<Motif, 'far' | 'sun' | 'wide'>>

const motif = (draw: Motif['draw'], tall: number, setting: SettingName, moving: Motif['moving'], plant: PlantName, rest: Rest = {}): Motif => ({
  draw,
  tall,
  setting,
  moving,
  plant,
  far: 'roofs',
  sun: 'hot',
  wide: false,
  ...rest,
})

const wide = { wide: true } as const
const pale = { sun: 'light' } as const

/** Every landmark the engine can draw. */
export const motifs = {
  'lattice-tower': motif(towers.latticeTower, 500, 'river', 'ferry', 'none'),
  'needle-tower': motif(towers.needleTower, 500, 'river', 'ferry', 'none', { far: 'towers' }),
  'clock-tower': motif(towers.clockTower, 430, 'river', 'ferry', 'none', { far: 'spires' }),
  'deco-tower': motif(towers.decoTower, 510, 'river', 'ferry', 'none', { far: 'towers' }),
  'spire-tower': motif(towers.spireTower, 540, 'river', 'dhow', 'date-palms', { far: 'towers' }),
  'twin-towers': motif(towers.twinTowers, 470, 'square', 'none', 'fan-palms', { far: 'towers' }),
  campanile: motif(towers.campanile, 440, 'river', 'gondola', 'none', { far: 'domes', ...pale }),
  'leaning-tower': motif(towers.leaningTower, 430, 'square', 'bicycle', 'pine'),
  pagoda: motif(east.pagoda, 510, 'misty', 'none', 'maple'),
  torii: motif(east.torii, 280, 'lagoon', 'canoe', 'blossom', pale),
  'white-keep': motif(east.himejiKeep, 380, 'misty', 'none', 'blossom'),
  'round-hall': motif(east.roundHall, 400, 'misty', 'none', 'pine', pale),
  stupa: motif(east.stupa, 400, 'misty', 'balloon', 'fan-palms', { ...pale, far: 'domes' }),
  prang: motif(east.prang, 440, 'river', 'longtail', 'none', { far: 'spires' }),
  'lotus-towers': motif(east.lotusTowers, 270, 'lagoon', 'none', 'jungle', wide),
  gopuram: motif(east.gopuram, 440, 'square', 'none', 'palms', pale),
  'domed-mosque': motif(islam.domedMosque, 290, 'river', 'ferry', 'none', { far: 'domes', ...wide }),
  'square-minaret': motif(islam.squareMinaret, 440, 'desert', 'none', 'date-palms', pale),
  'mud-mosque': motif(islam.mudMosque, 270, 'desert', 'camels', 'date-palms', { ...pale, ...wide }),
  'gulf-mosque': motif(islam.gulfMosque, 300, 'bigSea', 'dhow', 'date-palms', wide),
  mausoleum: motif(islam.mausoleum, 290, 'river', 'canoe', 'cypresses', { ...wide, far: 'domes' }),
  'church-dome': motif(church.churchDome, 340, 'square', 'bicycle', 'cypresses', pale),
  cathedral: motif(church.cathedral, 430, 'square', 'tram', 'trees', { far: 'spires', ...pale }),
  'drip-spires': motif(church.dripSpires, 470, 'square', 'none', 'fan-palms'),
  'onion-domes': motif(church.onionDomes, 400, 'square', 'tram', 'none', { far: 'domes', ...pale }),
  'stave-church': motif(church.staveChurch, 330, 'fjord', 'ferry', 'firs'),
  'basalt-church': motif(church.basaltChurch, 400, 'bigSea', 'whale', 'none'),
  'igloo-church': motif(church.iglooChurch, 250, 'snow', 'none', 'none'),
  'mission-church': motif(church.missionChurch, 340, 'square', 'bus', 'cactus', pale),
  'gate-tower': motif(church.gateTower, 400, 'river', 'ferry', 'none', { far: 'spires' }),
  pyramids: motif(ancient.pyramids, 300, 'desert', 'camels', 'date-palms', wide),
  'stepped-pyramid': motif(ancient.steppedPyramid, 330, 'misty', 'none', 'jungle'),
  'greek-temple': motif(ancient.greekTemple, 250, 'misty', 'none', 'olives', { ...wide, ...pale }),
  colosseum: motif(ancient.colosseum, 250, 'square', 'bicycle', 'pine', wide),
  'triumphal-arch': motif(ancient.triumphalArch, 300, 'square', 'bus', 'trees'),
  'rock-treasury': motif(ancient.rockTreasury, 330, 'desert', 'camels', 'none', pale),
  'stone-heads': motif(ancient.stoneHeads, 250, 'bigSea', 'none', 'fan-palms', wide),
  castle: motif(castles.castle, 360, 'misty', 'none', 'trees'),
  'fairy-castle': motif(castles.fairyCastle, 400, 'alp', 'none', 'firs'),
  'red-fort': motif(castles.redFort, 290, 'desert', 'elephants', 'none', { ...pale, ...wide }),
  adobe: motif(castles.adobe, 250, 'desert', 'none', 'cactus', { ...pale, ...wide }),
  kasbah: motif(castles.kasbah, 280, 'desert', 'camels', 'date-palms', { ...pale, ...wide }),
  'suspension-bridge': motif(bridges.suspensionBridge, 400, 'harbour', 'sail', 'cypresses', { ...pale, far: 'towers' }),
  'tower-bridge': motif(bridges.towerBridge, 320, 'harbour', 'ferry', 'none', { far: 'spires', ...pale, ...wide }),
  'steel-arch': motif(bridges.steelArch, 250, 'harbour', 'ferry', 'none', { far: 'towers', ...wide }),
  'arch-bridge': motif(bridges.archBridge, 300, 'harbour', 'ferry', 'none', { far: 'domes', ...wide }),
  viaduct: motif(bridges.viaduct, 300, 'alp', 'none', 'firs', wide),
  'hump-bridge': motif(bridges.humpBridge, 300, 'fjord', 'none', 'trees', { ...pale, ...wide }),
  windmill: motif(country.windmill, 470, 'plain', 'none', 'none', pale),
  'island-mill': motif(country.islandMill, 260, 'cliff', 'sail', 'none', wide),
  trulli: motif(country.trulli, 310, 'misty', 'none', 'olives', { ...pale, ...wide }),
  chalet: motif(country.chalet, 220, 'alp', 'cable-car', 'firs', pale),
  rorbuer: motif(country.rorbuer, 210, 'fjord', 'sail', 'none', { ...pale, ...wide }),
  'stilt-houses': motif(country.stiltHouses, 250, 'lagoon', 'canoe', 'palms', wide),
  yurts: motif(country.yurts, 240, 'grassland', 'camels', 'none', wide),
  'blue-domes': motif(country.blueDomes, 310, 'cliff', 'sail', 'none', wide),
  'canal-houses': motif(towns.canalHouses, 330, 'river', 'canoe', 'trees', { ...pale, ...wide }),
  'half-timbered': motif(towns.halfTimbered, 330, 'square', 'bicycle', 'none', { ...pale, ...wide }),
  'colonial-arcade': motif(towns.colonialArcade, 310, 'square', 'bus', 'palms', { ...pale, ...wide }),
  skyscrapers: motif(towns.skyscrapers, 400, 'harbour', 'ferry', 'none', { far: 'towers', ...wide }),
  'walled-town': motif(towns.walledTown, 290, 'bigSea', 'sail', 'pine', { ...pale, ...wide }),
  volcano: motif(rock.volcano, 330, 'misty', 'none', 'blossom', wide),
  'smoking-volcano': motif(rock.smokingVolcano, 330, 'bigSea', 'sail', 'palms', { ...pale, ...wide }),
  'table-mountain': motif(rock.tableMountain, 230, 'bigSea', 'sail', 'pine', wide),
  mesa: motif(rock.mesa, 330, 'desert', 'none', 'cactus', { ...pale, ...wide }),
  karst: motif(rock.karst, 380, 'lagoon', 'longtail', 'jungle', wide),
  'sea-arch': motif(rock.seaArch, 250, 'bigSea', 'sail', 'none', wide),
  cliffs: motif(rock.cliffs, 320, 'bigSea', 'whale', 'none', wide),
  waterfall: motif(rock.waterfall, 360, 'bigSea', 'canoe', 'jungle', wide),
  glacier: motif(rock.glacier, 340, 'bigSea', 'liner', 'none', wide),
  'hot-spring': motif(rock.hotSpring, 330, 'misty', 'none', 'pine', wide),
  dunes: motif(rock.dunes, 330, 'desert', 'camels', 'date-palms', wide),
  'rice-terraces': motif(rock.riceTerraces, 310, 'misty', 'none', 'palms', wide),
  lighthouse: motif(monuments.lighthouse, 420, 'cliff', 'sail', 'none'),
  'statue-on-hill': motif(monuments.statueOnHill, 430, 'bay', 'sail', 'palms'),
  'torch-figure': motif(monuments.torchFigure, 430, 'harbour', 'ferry', 'none', { far: 'towers' }),
  'opera-shells': motif(monuments.operaShells, 250, 'harbour', 'ferry', 'none', { far: 'towers', ...wide }),
  'big-wheel': motif(monuments.bigWheel, 410, 'river', 'ferry', 'trees', { far: 'spires', ...pale }),
  pier: motif(monuments.pier, 250, 'lagoon', 'sail', 'none', { ...pale, ...wide }),
  'sail-tower': motif(monuments.sailTower, 430, 'bay', 'dhow', 'palms'),
  'garden-towers': motif(monuments.gardenTowers, 310, 'harbour', 'ferry', 'fan-palms', { far: 'towers', ...wide }),
  'river-parliament': motif(monuments.riverParliament, 290, 'river', 'ferry', 'none', { far: 'spires', ...pale, ...wide }),
  'harbour-hall': motif(monuments.harbourHall, 300, 'harbour', 'liner', 'none', { far: 'spires', ...pale, ...wide }),
  baobab: motif(baobab, 360, 'grassland', 'elephants', 'none', pale),
} as const satisfies Record<string, Motif>

export type MotifName = keyof typeof motifs

export const motifNames = Object.keys(motifs) as MotifName[]
