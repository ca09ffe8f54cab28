import { createElement } from 'react';
import type { IconNode } from 'lucide';

export interface IconProps {
  size?: number;
  className?: string;
}

/** An icon of Lucide's. All of them decorate: the text beside them says what they mean. */
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
