import { describe, expect, test } from 'vitest'
import { type ListingFeatures, listingFeatures } from '../../../src/domain/listing/listing-features.ts'

type Props = Parameters<typeof listingFeatures>[0]
type State = Parameters<typeof listingFeatures>[1]

const props: Props = {
  filters: true,
  filtersPosition: 'side',
  sortSelect: undefined,
  layout: undefined,
  layoutToggle: undefined,
  pager: 'pages',
  display: 'list',
  products: undefined,
}
const state: State = { total: 120, isWide: true, hasSource: true, chosenCount: 0 }

const everything: ListingFeatures = {
  filtersPosition: 'side',
  hasFilterButton: false,
  hasSortSelect: true,
  hasSizeSelect: true,
  hasLayoutToggle: true,
  hasPaging: true,
}
/** filters keep their place even if the list is empty */
const empty: ListingFeatures = {
  filtersPosition: 'side',
  hasFilterButton: false,
  hasSortSelect: false,
  hasSizeSelect: false,
  hasLayoutToggle: false,
  hasPaging: false,
}

interface Case {
  title: string
  props?: Partial<Props>
  state?: Partial<State>
  features: ListingFeatures
}

const cases: Case[] = [
  { title: 'a wide list has every control', features: everything },
  { title: 'filters above the list stay there', props: { filtersPosition: 'top' }, features: { ...everything, filtersPosition: 'top' } },
  {
    title: 'a narrow list has a filter button',
    state: { isWide: false },
    features: { ...everything, filtersPosition: 'drawer', hasFilterButton: true },
  },
  {
    title: 'filters in a drawer stay in it on a wide screen',
    props: { filtersPosition: 'drawer' },
    features: { ...everything, filtersPosition: 'drawer', hasFilterButton: true },
  },
  {
    title: 'without filters there is no sort select by default',
    props: { filters: false },
    features: { ...everything, filtersPosition: undefined, hasSortSelect: false },
  },
  {
    title: 'the sort select can be requested without filters',
    props: { filters: false, sortSelect: true },
    features: { ...everything, filtersPosition: undefined },
  },
  { title: 'the sort select can be disabled', props: { sortSelect: false }, features: { ...everything, hasSortSelect: false } },
  {
    title: 'given products have neither filters nor a sort select',
    props: { products: [], sortSelect: true },
    features: { ...everything, filtersPosition: undefined, hasSortSelect: false },
  },
  { title: 'a fixed layout has no toggle', props: { layout: 'grid' }, features: { ...everything, hasLayoutToggle: false } },
  { title: 'the toggle can be requested with a layout', props: { layout: 'list', layoutToggle: true }, features: everything },
  {
    title: 'a list without a pager has neither sizes nor a toggle',
    props: { pager: 'none' },
    features: { ...everything, hasSizeSelect: false, hasLayoutToggle: false, hasPaging: false },
  },
  {
    title: 'a slider has neither sizes, a toggle nor pages',
    props: { display: 'slider' },
    features: { ...everything, hasSizeSelect: false, hasLayoutToggle: false, hasPaging: false },
  },
  { title: 'paging renders only after the total is known', state: { total: undefined }, features: { ...everything, hasPaging: false } },
  { title: 'an empty list has no controls', state: { total: 0 }, features: empty },
  {
    title: 'an empty narrow list has no filter button',
    state: { total: 0, isWide: false },
    features: { ...empty, filtersPosition: 'drawer' },
  },
  {
    title: 'a list without matches for the selected filters keeps its controls',
    state: { total: 0, chosenCount: 2 },
    features: { ...everything, hasPaging: false },
  },
  { title: 'a list without a source has no controls', state: { total: undefined, hasSource: false }, features: empty },
]

describe('listing features', () => {
  test.each(cases)('LIST-22 $title', ({ props: changedProps, state: changedState, features }) => {
    expect(listingFeatures({ ...props, ...changedProps }, { ...state, ...changedState })).toEqual(features)
  })
})
