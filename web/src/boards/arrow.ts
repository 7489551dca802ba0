import type { Spot } from './pointer';

/** A curved arrow from one spot to another, bowed to the side, with its head. */
export function curvedArrow(
  from: Spot,
  to: Spot,
  bow: number,
  head: number,
): { readonly line: string; readonly head: string } {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const middle = { x: (from.x + to.x) / 2 - dy * bow, y: (from.y + to.y) / 2 + dx * bow };
  const along = { x: to.x - middle.x, y: to.y - middle.y };
  const length = Math.hypot(along.x, along.y) || 1;
  const ux = along.x / length;
  const uy = along.y / length;
  const neck = { x: to.x - ux * head, y: to.y - uy * head };
  const half = head * 0.72;
  const r = (value: number) => Math.round(value * 10) / 10;
  const at = ({ x, y }: Spot) => `${r(x)} ${r(y)}`;
  const left = { x: neck.x - uy * half, y: neck.y + ux * half };
  const right = { x: neck.x + uy * half, y: neck.y - ux * half };
  return {
    line: `M${at(from)}Q${at(middle)} ${at(neck)}`,
    head: `M${at(to)}L${at(left)}L${at(right)}z`,
  };
}
