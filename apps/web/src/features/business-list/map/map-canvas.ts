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

/** The visible part of the map. */
export interface MapView {
  area: MapArea;
  zoom: number;
}

interface CanvasOptions {
  place: HTMLElement;
  /** Null for the whole of Türkiye. */
  area: MapArea | null;
  /** Address of a map style; without one the provinces are drawn. */
  style: string | undefined;
  messages: MessagesOf<typeof mapMessages>;
  /** Called initially and after each move. */
  onView: (view: MapView) => void;
  onPin: (id: string, button: HTMLElement) => void;
  /** Called for a cluster whose businesses are so close that no zoom separates them. */
  onCrowd: (area: MapArea) => void;
}

/** A map in the page. */
export interface MapCanvas {
  show: (results: Shown) => void;
  remove: () => void;
}

const TURKIYE: MapArea = { west: 25.6, south: 35.7, east: 44.9, north: 42.2 };
/** The area that can be shown without a configured style; there are no suppliers beyond it. */
const WORLD: MapArea = { west: -5, south: 8, east: 75, north: 60 };
const FURTHEST_OUT = 3;
const NEAREST = 17;
const PADDING = 40;
const LAST_LATITUDE = 85;

setWorkerUrl(workerUrl);

/** Loaded by hand instead of imported, because the bundler would add the loading code to every page. */
const fetchStyles = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
    link.onload = () => resolve();
    link.onerror = () => reject(new Error('The styles of the map did not come'));
    document.head.append(link);
  });
let styles: Promise<unknown> | undefined;

const bounds = ({ west, south, east, north }: MapArea): LngLatBoundsLike => [west, south, east, north];

/** Four decimals are about ten metres. Rounded outwards, so that everything visible stays inside. */
const DECIMALS = 10_000;
const down = (degrees: number, least: number) => Math.max(Math.floor(degrees * DECIMALS) / DECIMALS, least);
const up = (degrees: number, most: number) => Math.min(Math.ceil(degrees * DECIMALS) / DECIMALS, most);
const rounded = ({ west, south, east, north }: MapArea): MapArea => ({
  west: down(west, -180),
  south: down(south, -LAST_LATITUDE),
  east: up(east, 180),
  north: up(north, LAST_LATITUDE),
});

/** Businesses at the same point have no extent, so about ten metres are added on each side. */
const around = ({ west, south, east, north }: MapArea): MapArea => ({
  west: west - 1 / DECIMALS,
  south: south - 1 / DECIMALS,
  east: east + 1 / DECIMALS,
  north: north + 1 / DECIMALS,
});

export const canDrawMaps = (): boolean => document.createElement('canvas').getContext('webgl2') !== null;

/** Creates a map in `place`. Throws if the browser does not support it. */
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
    // The focused button is about to be removed.
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

/** Without its style a map has no background: uses our own style if the configured one cannot be loaded. */
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
