import { DownOutlined, LeftOutlined, MinusOutlined, PlusOutlined, RightOutlined, UpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../../../lib/messages.js';
import { managedBusinessMessages } from '../../businesses.messages.js';
import { labelsIn } from './map-labels.js';
import type { Centre } from './place-centres.js';
import { PlaceSearch } from './place-search.js';
import { OUTLINE_POINTS, toPlace, toPoint } from './turkiye-outline.js';
import { DEEPEST_ZOOM, useMapView } from './use-map-view.js';

/** Smaller movements count as a click with an unsteady hand. */
const DRAG_PX = 4;
const USUAL_WIDTH_PX = 640;

interface MapPickerProps {
  latitude: number | null;
  longitude: number | null;
  /** The initial centre while nothing is marked. */
  near: Centre | null;
  onPick: (place: Centre) => void;
}

/**
 * An outline map of Türkiye with its cities on which to place a pin. It uses no external tiles. Keyboard users type the coordinates
 * instead.
 */
export function MapPicker({ latitude, longitude, near, onPick }: MapPickerProps) {
  const messages = useMessages(managedBusinessMessages);
  const pin = latitude === null || longitude === null ? null : toPoint(longitude, latitude);
  const view = useMapView(latitude === null || longitude === null ? near : { latitude, longitude });
  const { left, top, width, height, zoom } = view;
  const svg = useRef<SVGSVGElement>(null);
  const widthPx = useWidth(svg);
  const drag = useRef<{ x: number; y: number; isMoving: boolean } | null>(null);
  const unit = width / widthPx;

  function pick(clientX: number, clientY: number) {
    const shown = svg.current!.getBoundingClientRect();
    const x = left + ((clientX - shown.left) / shown.width) * width;
    const y = top + ((clientY - shown.top) / shown.height) * height;
    onPick(toPlace({ x, y }));
  }
  function move({ clientX, clientY, pointerId, buttons }: PointerEvent<SVGSVGElement>) {
    const last = drag.current;
    // The button was released outside the map.
    if (buttons === 0) drag.current = null;
    if (!last || buttons === 0) return;
    const [right, down] = [clientX - last.x, clientY - last.y];
    if (!last.isMoving && Math.hypot(right, down) < DRAG_PX) return;
    if (!last.isMoving) svg.current?.setPointerCapture?.(pointerId);
    drag.current = { x: clientX, y: clientY, isMoving: true };
    view.moveBy(-right * unit, -down * unit);
  }
  const step = (label: string, icon: ReactNode, right: number, down: number) => (
    <Button size="small" icon={icon} aria-label={label} onClick={() => view.stepBy(right, down)} />
  );

  return (
    <div className="map-picker">
      <PlaceSearch onFound={(place) => view.show(place, place.isBorough ? DEEPEST_ZOOM - 2 : undefined)} />
      <div className="map-frame">
        <svg
          ref={svg}
          className={zoom > 0 ? 'map-zoomed' : undefined}
          viewBox={`${left} ${top} ${width} ${height}`}
          role="img"
          aria-label={messages.pin}
          onPointerDown={({ clientX, clientY }) => (drag.current = { x: clientX, y: clientY, isMoving: false })}
          onPointerMove={move}
          onPointerCancel={() => (drag.current = null)}
          onClick={({ clientX, clientY }) => {
            // The end of a drag is not a click.
            if (!drag.current?.isMoving) pick(clientX, clientY);
            drag.current = null;
          }}
        >
          <polygon points={OUTLINE_POINTS} className="map-land" strokeWidth={unit} />
          {labelsIn(view, unit).map(({ place: { name, isBorough }, x, y }) => (
            <g key={`${name} ${x}`} className={isBorough ? 'map-town' : 'map-city'}>
              <circle cx={x} cy={y} r={(isBorough ? 2 : 3) * unit} />
              <text x={x + 6 * unit} y={y + 4 * unit} fontSize={(isBorough ? 11 : 12) * unit}>
                {name}
              </text>
            </g>
          ))}
          {pin && <circle cx={pin.x} cy={pin.y} r={7 * unit} className="map-pin" strokeWidth={2 * unit} />}
        </svg>
        <div className="map-zoom">
          <Button
            size="small"
            icon={<PlusOutlined aria-hidden />}
            aria-label={messages.zoomIn}
            disabled={zoom === DEEPEST_ZOOM}
            onClick={() => view.zoomTo(zoom + 1)}
          />
          <Button
            size="small"
            icon={<MinusOutlined aria-hidden />}
            aria-label={messages.zoomOut}
            disabled={zoom === 0}
            onClick={() => view.zoomTo(zoom - 1)}
          />
        </div>
        {zoom > 0 && (
          <div className="map-moves">
            {step(messages.moveLeft, <LeftOutlined aria-hidden />, -1, 0)}
            {step(messages.moveUp, <UpOutlined aria-hidden />, 0, -1)}
            {step(messages.moveDown, <DownOutlined aria-hidden />, 0, 1)}
            {step(messages.moveRight, <RightOutlined aria-hidden />, 1, 0)}
          </div>
        )}
      </div>
      <p className="quiet">{messages.mapHelp}</p>
    </div>
  );
}

/** The rendered width in pixels, so that labels and dots keep their size. */
function useWidth(svg: React.RefObject<SVGSVGElement | null>): number {
  const [width, setWidth] = useState(USUAL_WIDTH_PX);
  useEffect(() => {
    const drawn = svg.current;
    if (!drawn) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width || USUAL_WIDTH_PX));
    observer.observe(drawn);
    return () => observer.disconnect();
  }, [svg]);
  return width;
}
