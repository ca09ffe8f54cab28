/** All charts in one file, which only screens with charts load. */
export { BarsChart } from './bars-chart.tsx';
export { TrendChart } from './trend-chart.tsx';
