import { expect, test } from 'vitest'
import { addParts } from './city-parts.ts'

const VAISE = 'vaise\tFR\tVaise\tLyon\t45.7760\t4.8050\t0'

test('adds parts in the order of their keys', () => {
  expect(addParts([VAISE], [], ['FR\tLyon\tSaint-Just\t45.756\t4.816'])).toEqual([
    'st just\tFR\tSaint-Just\tLyon\t45.7560\t4.8160\t0',
    VAISE,
  ])
})

test('another name of a part leads to it', () => {
  expect(addParts([], [], ['FR\tParis\tLe Marais\t48.859\t2.36\tMarais'])).toEqual([
    'marais\tFR\tLe Marais\tParis\t48.8590\t2.3600\t0\tshort',
  ])
})

test('leaves out parts that the table or another list has for the city', () => {
  expect(addParts([VAISE], [], ['FR\tLyon\tVaise\t45.7\t4.9'])).toEqual([VAISE])
  expect(addParts([], [VAISE], ['FR\tLYON\tVAISE\t45.7\t4.9'])).toEqual([])
})

test('leaves out a part that another list has nearby under another city', () => {
  const prati = 'prati\tIT\tPrati\tRome\t41.9080\t12.4650\t0'
  expect(addParts([], [prati], ['IT\tRoma\tPrati\t41.909\t12.466'])).toEqual([])
})

test('leaves out the name of an area', () => {
  expect(addParts([], [], ['FR\tPerpignan\tCatalunya\t42.676\t2.89'])).toEqual([])
})

test('a namesake in another city and a village with the name do not count', () => {
  const others = [VAISE, 'vaise\tFR\tVaise\t\t47.2130\t-1.5330\t900']
  expect(addParts([], others, ['FR\tNantes\tVaise\t47.213\t-1.533'])).toEqual([
    'vaise\tFR\tVaise\tNantes\t47.2130\t-1.5330\t0',
  ])
})

test.each(['FR\tLyon\tVaise\t45.7', 'FR\t\tVaise\t45.7\t4.8', 'XX\tLyon\tVaise\t45.7\t4.8', 'FR\tLyon\t-\t45.7\t4.8'])(
  'refuses %j',
  (line) => {
    expect(() => addParts([], [], [line])).toThrow('Not country')
  },
)
