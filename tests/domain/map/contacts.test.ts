import { expect, test } from 'vitest'
import { mapFitMaxZoom, mapMarkerPx, mapSelectZoom } from '../../../src/domain/constants.ts'
import { parseCoordinates } from '../../../src/domain/map/coordinates.ts'
import { distanceKm, kilometres } from '../../../src/domain/map/distance.ts'
import { lengthText, mapScale, pixelMetres } from '../../../src/domain/map/map-scale.ts'
import { directionsUrl, fitView, mapStyleUrl, markerBox, rangeRing, selectView } from '../../../src/domain/map/map-view.ts'
import {
  allCities,
  isLocated,
  listCities,
  matchCity,
  neighboursOf,
  shopsIn,
  toShopLocations,
} from '../../../src/domain/map/shop-locations.ts'
import { contactsData } from '../../../src/model/map/contacts-data.ts'
import { salons } from '../../../src/model/map/salon.ts'
import { isNameWhole } from '../../../src/parts/map/canvas/map-labels.ts'

const vilnius = { lat: 54.6872, lng: 25.2797 }
const kaunas = { lat: 54.8972, lng: 23.8869 }

const shops = salons.parse([
  { _id: 'v1', title: 'Centre', city: 'Vilnius', coordinates: '54.6872,25.2797' },
  { _id: 's', title: 'Šiauliai', city: 'Šiauliai', coordinates: '55.93, 23.31' },
  { _id: 'k', title: 'Kaunas', city: ' Kaunas ', coordinates: '54.8972,23.8869' },
  { _id: 'z', title: 'Zarasai', city: 'Zarasai', coordinates: 'by the lake' },
  { _id: 'v2', title: 'North', city: 'Vilnius', coordinates: '54.71,25.26' },
  { _id: 'web', title: 'No city' },
  { _id: 'v1', title: 'Centre again', city: 'Vilnius' },
])

test('CONT-01 cities are unique and sorted for the language; an unknown city selects all', () => {
  expect(listCities(shops, 'lt')).toEqual(['Kaunas', 'Šiauliai', 'Vilnius', 'Zarasai'])
  expect(
    listCities(
      salons.parse([
        { _id: 1, title: 'a', city: 'Ypatinga' },
        { _id: 2, title: 'b', city: 'Jonava' },
      ]),
      'lt',
    ),
  ).toEqual(['Ypatinga', 'Jonava'])
  expect([matchCity(['Kaunas'], 'kaunas '), matchCity(['Kaunas'], 'Atlantis'), matchCity([], 'All')]).toEqual([
    'Kaunas',
    allCities,
    allCities,
  ])
})

test('CONT-02 selecting a city lists its shops, All lists every shop', () => {
  const places = toShopLocations(shops)
  expect(shopsIn(places, 'Kaunas').map(({ _id }) => _id)).toEqual(['k'])
  expect(shopsIn(places, allCities)).toHaveLength(6)
})

test('CONT-04 the directions link opens the coordinates', () => {
  expect(directionsUrl(vilnius)).toBe('https://www.google.com/maps/dir/?api=1&destination=54.6872,25.2797')
})

test('CONT-05 the map fits the markers, up to zoom 15', () => {
  expect(fitView([vilnius, kaunas, { lat: 55, lng: 24 }], mapFitMaxZoom)).toEqual({
    bounds: [
      [23.8869, 54.6872],
      [25.2797, 55],
    ],
    maxZoom: 15,
  })
  expect(fitView([], mapFitMaxZoom)).toBeUndefined()
  // Fiji has shops on both sides of 180 degrees
  expect(
    fitView(
      [
        { lat: -18, lng: 178 },
        { lat: -17, lng: -179 },
      ],
      mapFitMaxZoom,
    )?.bounds,
  ).toEqual([
    [178, -18],
    [181, -17],
  ])
})

test('CONT-06 zooms to a selected shop at zoom 15', () => {
  expect(selectView(vilnius, mapSelectZoom)).toEqual({ center: [25.2797, 54.6872], zoom: 15 })
})

test('CONT-07 a distance has one decimal and the language’s decimal separator', () => {
  expect([12.34, 0, 3, 91.96, 1234.5].map((distance) => kilometres(distance, 'en'))).toEqual(['12.3', '0.0', '3.0', '92.0', '1234.5'])
  expect(kilometres(12.34, 'lt')).toBe('12,3')
})

test('CONT-08 Vilnius and Kaunas are 92.3 km apart on a sphere of 6371 km', () => {
  expect(distanceKm(vilnius, kaunas)).toBeCloseTo(92.29, 2)
  expect(distanceKm({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(Math.PI * 6371, 6)
  expect(distanceKm({ lat: 90, lng: 0 }, { lat: -90, lng: 77 })).toBeCloseTo(Math.PI * 6371, 6)
  expect(distanceKm(vilnius, vilnius)).toBe(0)
})

test('CONT-10 a marker is 34 pixels wide', () => {
  expect(markerBox(mapMarkerPx)).toEqual({ width: 34, height: 46 })
  expect(markerBox(68)).toEqual({ width: 68, height: 92 })
})

test('CONT-11 coordinates are latitude and longitude; invalid ones give no marker and no link', () => {
  expect(parseCoordinates(' 54.6872 , 25.2797 ')).toEqual(vilnius)
  expect(parseCoordinates('-0,+180')).toEqual({ lat: -0, lng: 180 })
  const none = [
    '',
    'by the lake',
    '54.6',
    '54,6;25,2',
    '54.6,25.2,3',
    'NaN,NaN',
    'Infinity,1',
    '1e1,2',
    '0x10,2',
    '91,25',
    '54,181',
    '200,54',
    ',',
    '54.6872 25.2797',
  ]
  expect(none.filter(parseCoordinates)).toEqual([])
  expect(parseCoordinates(undefined)).toBeUndefined()
})

test('CONT-11 a shop drops fields of the wrong type; drops a shop without an id', () => {
  const read = salons.parse([
    { _id: 7, title: 'Seven', coordinates: [54, 25], telephone: 37052055514, hours: null, city: {} },
    { title: 'nobody' },
    null,
    'shop',
  ])
  expect(read).toEqual([{ _id: '7', title: 'Seven', coordinates: undefined, telephone: '37052055514', hours: undefined, city: undefined }])
  expect(toShopLocations(read)[0]).toMatchObject({ position: undefined, distance: undefined })
})

test('CONT-11 sorts shops by computed distance, those without a position last', () => {
  expect(toShopLocations(shops).map(({ _id }) => _id)).toEqual(['v1', 's', 'k', 'z', 'v2', 'web'])
  const near = toShopLocations(shops, kaunas)
  expect(near.map(({ _id }) => _id)).toEqual(['k', 'v2', 'v1', 's', 'z', 'web'])
  expect(near[2]?.distance).toBeCloseTo(92.29, 2)
  expect(near.at(-1)?.distance).toBeUndefined()
})

test('a shop card lists the nearest other shops with their distances', () => {
  const places = toShopLocations(shops)
  const [centre] = places.filter(isLocated)
  if (!centre) throw new Error('No shop has a place')
  const [first, second, ...rest] = neighboursOf(centre, places, 2)
  expect([first?._id, second?._id, rest.length]).toEqual(['v2', 'k', 0])
  expect(first?.distance).toBeLessThan(3)
})

test('CONT-12 the URL of a map style contains the URL-encoded key', () => {
  expect(mapStyleUrl('https://maps.example/style.json?key={key}', 'a&b=c $& 1')).toBe(
    'https://maps.example/style.json?key=a%26b%3Dc%20%24%26%201',
  )
  expect(mapStyleUrl('https://maps.example/{key}/{key}', undefined)).toBe('https://maps.example//')
})

test('CONT-13 the block sets the marker picture', () => {
  expect([contactsData.parse({ pushPinIconId: 12 }).pushPinIconId, contactsData.parse({ pushPinIconId: null }).pushPinIconId]).toEqual([
    '12',
    undefined,
  ])
})

test('the scale uses a round length that fits', () => {
  expect(pixelMetres(0, 0)).toBeCloseTo(78_271.5, 0)
  expect(mapScale(pixelMetres(54.69, 15), 100)).toMatchObject({ metres: 100, px: expect.closeTo(72.4, 0) })
  expect([mapScale(2, 100).metres, mapScale(4.9, 100).metres, mapScale(5, 100).metres]).toEqual([200, 200, 500])
  expect([lengthText(500), lengthText(1000), lengthText(20_000)]).toEqual(['500 m', '1 km', '20 km'])
})

test('every point of a ring has the given distance from the center', () => {
  for (const [lng, lat] of rangeRing(vilnius, 500)) expect(distanceKm(vilnius, { lat, lng })).toBeCloseTo(0.5, 2)
})

test.each([
  ['Vilnius', 200, 150, true],
  ['Stockholm', 20, 150, false],
  ['Oslo', 20, 150, true],
  ['St Petersburg', 330, 40, false],
  ['Helsinki', 200, 10, false],
  ['Gdańsk', 200, 290, false],
  ['Minsk', 340, 200, true],
])('the name %s at %i, %i of a map of 400 by 300 is whole: %s', (name, x, y, isWhole) => {
  expect(isNameWhole(name, { x, y }, 400, 300)).toBe(isWhole)
})
