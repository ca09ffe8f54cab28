import { createElement } from 'react';
import type { IconNode } from 'lucide';

export interface IconProps {
  size?: number;
  className?: string;
}

/** A Lucide icon. All of them are decoration: the text next to them says what they mean. */
/* @__NO_SIDE_EFFECTS__ */
export function icon(node: IconNode) {
  return function Icon({ size = 20, className }: IconProps) {
    return (
      <svg
        aria-hidden="true"
        className={className}
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {node.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
      </svg>
    );
  };
}
