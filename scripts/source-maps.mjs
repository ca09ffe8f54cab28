// Preloaded by Node: has stack traces name lines of our sources. `--enable-source-maps` would do so for packages, too, and
// keep the maps of all of them in memory: 20 MB.
import { setSourceMapsSupport } from 'node:module';

setSourceMapsSupport(true);
