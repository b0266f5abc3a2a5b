import { MinusOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type MouseEvent, useState } from 'react';
import { useMessages } from '../../../../lib/messages.js';
import { businessMessages } from '../businesses.messages.js';
import { HEIGHT, OUTLINE_POINTS, toPlace, toPoint, WIDTH } from './turkiye-outline.js';

const DEEPEST_ZOOM = 5;

interface MapPickerProps {
  latitude: number | null;
  longitude: number | null;
  onPick: (place: { latitude: number; longitude: number }) => void;
}

/** An outline of Türkiye to put a pin on; without tiles of anybody else. Whoever has no mouse types the coordinates. */
export function MapPicker({ latitude, longitude, onPick }: MapPickerProps) {
  const messages = useMessages(businessMessages);
  const [zoom, setZoom] = useState(0);
  const pin = latitude === null || longitude === null ? null : toPoint(longitude, latitude);
  const [width, height] = [WIDTH / 2 ** zoom, HEIGHT / 2 ** zoom];
  const centre = zoom > 0 && pin ? pin : { x: WIDTH / 2, y: HEIGHT / 2 };
  const [left, top] = [centre.x - width / 2, centre.y - height / 2];

  function pick({ clientX, clientY, currentTarget }: MouseEvent<SVGSVGElement>) {
    const shown = currentTarget.getBoundingClientRect();
    const x = left + ((clientX - shown.left) / shown.width) * width;
    const y = top + ((clientY - shown.top) / shown.height) * height;
    onPick(toPlace({ x, y }));
  }

  return (
    <div className="map-picker">
      <svg viewBox={`${left} ${top} ${width} ${height}`} role="img" aria-label={messages.pin} onClick={pick}>
        <polygon points={OUTLINE_POINTS} className="map-land" strokeWidth={width / 400} />
        {pin && <circle cx={pin.x} cy={pin.y} r={width / 90} className="map-pin" strokeWidth={width / 300} />}
      </svg>
      <div className="map-zoom">
        <Button
          size="small"
          icon={<PlusOutlined />}
          aria-label={messages.zoomIn}
          disabled={zoom === DEEPEST_ZOOM}
          onClick={() => setZoom(zoom + 1)}
        />
        <Button
          size="small"
          icon={<MinusOutlined />}
          aria-label={messages.zoomOut}
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        />
      </div>
    </div>
  );
}
