/** All charts together: they come with one file, which only screens with charts load. */
export { BarsChart } from './bars-chart.tsx';
export { TrendChart } from './trend-chart.tsx';
