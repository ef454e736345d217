import { say } from '@sojourn/i18n'
import type { GroundTold } from './ground.ts'

/** A ground as the API gives it: what tests and the gallery draw. */
// biome-ignore format: data
export const sampleGround: GroundTold = {"bounds":{"south":38.63287,"west":-9.28007,"north":38.82373,"east":-9.03543},"land":[[[[-9.07148,38.83518],[-9.085,38.80813],
  [-9.08982,38.79494],[-9.09063,38.7905],[-9.09034,38.78381],[-9.09094,38.77437],[-9.09225,38.76338],[-9.09381,38.75438],[-9.09578,38.74694],
  [-9.09709,38.74331],[-9.10038,38.73625],[-9.10291,38.73244],[-9.10622,38.72831],[-9.11031,38.72388],[-9.11519,38.71913],[-9.11972,38.71521],
  [-9.12391,38.71212],[-9.12775,38.70987],[-9.13125,38.70844],[-9.13441,38.70729],[-9.13969,38.70581],[-9.15519,38.70384],[-9.1741,38.69919],
  [-9.19456,38.69506],[-9.2111,38.69181],[-9.21403,38.69104],[-9.2159,38.69019],[-9.22428,38.69382],[-9.22939,38.69503],[-9.23647,38.69601],
  [-9.2455,38.69675],[-9.2565,38.69725],[-9.26862,38.69638],[-9.28187,38.69413],[-9.29475,38.69088],[-9.29475,38.83518]]],[[[-9.22513,38.67519],
  [-9.20094,38.67922],[-9.17172,38.68465],[-9.15806,38.68693],[-9.15344,38.68756],[-9.14912,38.687],[-9.14512,38.68525],[-9.14144,38.68231],
  [-9.13141,38.67078],[-9.12118,38.66131],[-9.1075,38.65062],[-9.10281,38.64893],[-9.09843,38.64931],[-9.09437,38.65175],[-9.09062,38.65625],
  [-9.08562,38.66019],[-9.07937,38.66356],[-9.07187,38.66638],[-9.055,38.67113],[-9.0475,38.67388],[-9.03438,38.68012],[-9.03075,38.68337],
  [-9.02975,38.68662],[-9.03138,38.68987],[-9.03563,38.69313],[-9.03619,38.69631],[-9.03306,38.69944],[-9.02625,38.7025],[-9.02075,38.70407],
  [-9.02075,38.62142],[-9.22407,38.62142],[-9.23375,38.63625],[-9.24013,38.64809],[-9.24338,38.65728],[-9.2435,38.66381],[-9.2405,38.66769],
  [-9.23644,38.67088],[-9.23131,38.67338]]]],"waters":[{"name":say`Tejo`,"latitude":38.6965,"longitude":-9.146,"turn":-4},{"name":say`Tejo`,"latitude":38.69914,"longitude":-9.12037,"turn":0},
  {"name":say`Tejo`,"latitude":38.68911,"longitude":-9.10193,"turn":0},{"name":say`Tejo`,"latitude":38.69611,"longitude":-9.08348,"turn":0}],
  "districts":[{"key":"alfama","name":say`Alfama`,"latitude":38.7122,"longitude":-9.131,"radius_metres":200},{"key":"chiado","name":say`Chiado`,"latitude":38.7107,"longitude":-9.1423,"radius_metres":230},
  {"key":"baixa","name":say`Baixa`,"latitude":38.7118,"longitude":-9.1375,"radius_metres":230},{"key":"avenida","name":say`Avenida`,"latitude":38.7205,"longitude":-9.146,"radius_metres":320},
  {"key":"graca","name":say`Graça`,"latitude":38.7165,"longitude":-9.131,"radius_metres":230},{"key":"estrela","name":say`Estrela`,"latitude":38.7145,"longitude":-9.16,"radius_metres":320},
  {"key":"principe-real","name":say`Príncipe Real`,"latitude":38.716,"longitude":-9.149,"radius_metres":220},{"key":"parque-das-nacoes","name":say`Parque das Nações`,"latitude":38.765,"longitude":-9.0995,"radius_metres":230}],
  "landmarks":[{"key":"castle","name":say`São Jorge Castle`,"latitude":38.7139,"longitude":-9.1335},{"key":"rossio","name":say`Rossio`,"latitude":38.7138,"longitude":-9.1396},
  {"key":"praca-do-comercio","name":say`Praça do Comércio`,"latitude":38.7077,"longitude":-9.1366},{"key":"belem-tower","name":say`Belém Tower`,"latitude":38.6916,"longitude":-9.216}],
  "airport":{"iata":"LIS","name":say`Lisbon Airport`,"latitude":38.7742,"longitude":-9.1342}}
