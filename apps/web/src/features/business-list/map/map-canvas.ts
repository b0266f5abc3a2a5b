import {
  addProtocol,
  AttributionControl,
  type LngLatBoundsLike,
  Map as MapLibre,
  Marker,
  NavigationControl,
  setWorkerUrl,
} from 'maplibre-gl';
import libraryStyles from 'maplibre-gl/dist/maplibre-gl.css?url';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import type { MessagesOf } from '../../../lib/messages.js';
import type { MapArea } from '../list-query.js';
import ownStyles from './map.css?url';
import type { mapMessages } from './map.messages.js';
import { type Cluster, markersOf, type Pin, type Shown } from './markers.js';
import { ownStyle } from './own-style.js';

/** What of the world is seen. */
export interface MapView {
  area: MapArea;
  zoom: number;
}

interface CanvasOptions {
  place: HTMLElement;
  /** Null for all of Türkiye. */
  area: MapArea | null;
  /** Address of a style; without one the provinces are drawn. */
  style: string | undefined;
  messages: MessagesOf<typeof mapMessages>;
  /** Called at first and after each move. */
  onView: (view: MapView) => void;
  onPin: (id: string, button: HTMLElement) => void;
  /** Several at one place, which no zoom sets apart. */
  onCrowd: (area: MapArea) => void;
}

/** A map on the page. */
export interface MapCanvas {
  show: (results: Shown) => void;
  remove: () => void;
}

const TURKIYE: MapArea = { west: 25.6, south: 35.7, east: 44.9, north: 42.2 };
/** What is drawn of the world where no style is configured: nobody looks for suppliers beyond it. */
const WORLD: MapArea = { west: -5, south: 8, east: 75, north: 60 };
const FURTHEST_OUT = 3;
const NEAREST = 17;
const PADDING = 40;
const LAST_LATITUDE = 85;

setWorkerUrl(workerUrl);

/** Not imported as styles: the builder would give every page what fetches them. */
const fetchStyles = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
    link.onload = () => resolve();
    link.onerror = () => reject(new Error('The styles of the map did not come'));
    document.head.append(link);
  });
let styles: Promise<unknown> | undefined;

const bounds = ({ west, south, east, north }: MapArea): LngLatBoundsLike => [west, south, east, north];

/** Four decimals are some ten metres; outwards, so that what is seen stays inside. */
const DECIMALS = 10_000;
const down = (degrees: number, least: number) => Math.max(Math.floor(degrees * DECIMALS) / DECIMALS, least);
const up = (degrees: number, most: number) => Math.min(Math.ceil(degrees * DECIMALS) / DECIMALS, most);
const rounded = ({ west, south, east, north }: MapArea): MapArea => ({
  west: down(west, -180),
  south: down(south, -LAST_LATITUDE),
  east: up(east, 180),
  north: up(north, LAST_LATITUDE),
});

/** Several at one point take up no room: some ten metres to each side. */
const around = ({ west, south, east, north }: MapArea): MapArea => ({
  west: west - 1 / DECIMALS,
  south: south - 1 / DECIMALS,
  east: east + 1 / DECIMALS,
  north: north + 1 / DECIMALS,
});

export const canDrawMaps = (): boolean => document.createElement('canvas').getContext('webgl2') !== null;

/** Draws a map into `place`. Throws where the browser cannot. */
export async function drawMap({
  place,
  area,
  style,
  messages,
  onView,
  onPin,
  onCrowd,
}: CanvasOptions): Promise<MapCanvas> {
  styles ??= Promise.all([libraryStyles, ownStyles].map(fetchStyles)).catch((error: unknown) => {
    styles = undefined;
    throw error;
  });
  await styles;
  if (style) {
    const { Protocol } = await import('pmtiles');
    addProtocol('pmtiles', new Protocol().tile);
  }
  const map = new MapLibre({
    container: place,
    style: style ?? ownStyle(),
    bounds: bounds(area ?? TURKIYE),
    fitBoundsOptions: { padding: area ? 0 : PADDING },
    maxBounds: bounds(WORLD),
    minZoom: FURTHEST_OUT,
    maxZoom: NEAREST,
    renderWorldCopies: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    cooperativeGestures: true,
    attributionControl: false,
    locale: {
      'Map.Title': messages.map,
      'NavigationControl.ZoomIn': messages.zoomIn,
      'NavigationControl.ZoomOut': messages.zoomOut,
      'AttributionControl.ToggleAttribution': messages.sources,
      'CooperativeGesturesHandler.WindowsHelpText': messages.withCtrl,
      'CooperativeGesturesHandler.MacHelpText': messages.withCommand,
      'CooperativeGesturesHandler.MobileHelpText': messages.withTwoFingers,
    },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  map.addControl(new AttributionControl({ compact: true }), 'bottom-right');
  drawOwnStyleInstead(map);

  const tellView = () => {
    const seen = map.getBounds();
    const area = { west: seen.getWest(), south: seen.getSouth(), east: seen.getEast(), north: seen.getNorth() };
    onView({ area: rounded(area), zoom: Math.round(map.getZoom()) });
  };
  map.on('moveend', tellView);
  tellView();

  const openCluster = ({ area: part }: Cluster) => {
    if (map.getZoom() >= NEAREST) return onCrowd(rounded(around(part)));
    // The button that has the focus is about to go.
    map.getCanvas().focus();
    map.fitBounds(bounds(part), { padding: PADDING, maxZoom: NEAREST });
  };
  const drawn = new Map<string, Marker>();
  return {
    show(results) {
      const isNearest = map.getZoom() >= NEAREST;
      const wanted = markersOf(results, isNearest, {
        cluster: (one) =>
          marked(
            one,
            clusterButton(one, isNearest, messages, () => openCluster(one)),
          ),
        pin: (one) =>
          marked(
            one,
            pinButton(one, (button) => onPin(one.id, button)),
          ),
      });
      for (const [key, marker] of drawn) {
        if (wanted.has(key)) continue;
        marker.remove();
        drawn.delete(key);
      }
      for (const [key, make] of wanted) if (!drawn.has(key)) drawn.set(key, make().addTo(map));
    },
    remove: () => map.remove(),
  };
}

/** A style that does not come leaves a map without ground: ours stands in. */
function drawOwnStyleInstead(map: MapLibre): void {
  let isStyled = false;
  map.once('style.load', () => (isStyled = true));
  map.on('error', () => {
    if (isStyled) return;
    isStyled = true;
    map.setStyle(ownStyle());
  });
}

const marked = ({ latitude, longitude }: Pin | Cluster, element: HTMLElement): Marker =>
  new Marker({ element, anchor: element.classList.contains('map-pin') ? 'bottom' : 'center' }).setLngLat([
    longitude,
    latitude,
  ]);

function buttonOf(className: string, label: string, onClick: (button: HTMLElement) => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = className;
  button.setAttribute('aria-label', label);
  button.addEventListener('click', (event) => {
    event.stopPropagation();
    onClick(button);
  });
  return button;
}

const LARGE = [10, 100, 1_000];

function clusterButton(
  { count }: Cluster,
  isNearest: boolean,
  messages: MessagesOf<typeof mapMessages>,
  onClick: () => void,
): HTMLButtonElement {
  const label = isNearest ? messages.crowd(count) : messages.cluster(count);
  const button = buttonOf('map-cluster', label, onClick);
  button.dataset['size'] = String(LARGE.filter((size) => count >= size).length);
  button.textContent = messages.short(count);
  return button;
}

function pinButton({ name }: Pin, onClick: (button: HTMLElement) => void): HTMLButtonElement {
  const button = buttonOf('map-pin', name, onClick);
  button.title = name;
  return button;
}
