// A program of its own: the package unpacks wherever TMPDIR is when it is loaded.
import packed from '@sparticuz/chromium';

await packed.executablePath();
