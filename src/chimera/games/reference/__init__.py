"""The smallest complete games: examples to read, and the yardsticks of the benchmarks."""
