import type { StyleSpecification } from 'maplibre-gl';
import provinces from './turkiye.geo.json?url';

const SEA = '#dbe7ea';
const ABROAD = '#ecebe1';
const LAND = '#fbfaf5';
const BORDER = '#c9c4b4';
const COAST = '#b4aa98';
const NAME = '#6f6267';
/** Below this zoom the names of provinces would overlap. */
const NAMES_FROM_ZOOM = 5.4;

/** The style used if none is configured: the provinces, from a file of our own. Labels use a font of the page. */
export const ownStyle = (): StyleSpecification => ({
  version: 8,
  sources: { turkiye: { type: 'geojson', data: provinces, attribution: 'Natural Earth' } },
  layers: [
    { id: 'sea', type: 'background', paint: { 'background-color': SEA } },
    {
      id: 'abroad',
      type: 'fill',
      source: 'turkiye',
      filter: ['==', ['get', 'kind'], 'land'],
      paint: { 'fill-color': ABROAD },
    },
    {
      id: 'provinces',
      type: 'fill',
      source: 'turkiye',
      filter: ['==', ['get', 'kind'], 'province'],
      paint: { 'fill-color': LAND, 'fill-outline-color': COAST },
    },
    {
      id: 'borders',
      type: 'line',
      source: 'turkiye',
      filter: ['==', ['get', 'kind'], 'province'],
      paint: { 'line-color': BORDER, 'line-width': ['interpolate', ['linear'], ['zoom'], 4, 0.6, 10, 2] },
    },
    {
      id: 'names',
      type: 'symbol',
      source: 'turkiye',
      minzoom: NAMES_FROM_ZOOM,
      filter: ['==', ['get', 'kind'], 'label'],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': ['Figtree Variable'],
        'text-size': ['interpolate', ['linear'], ['zoom'], 5, 10, 9, 16],
      },
      paint: { 'text-color': NAME, 'text-halo-color': LAND, 'text-halo-width': 1.2 },
    },
  ],
});
